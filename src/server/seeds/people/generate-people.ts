import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import type { NewCv } from '#server/features/cvs/cvs.tables.ts'
import { minorUnits } from '#shared/core/money.ts'
import { addDays } from '#shared/core/time.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { tradesByWeight } from '../trades/all-trades.ts'
import { payOf } from '../trades/pay.ts'
import type { Trade } from '../trades/trade.ts'
import { calledAs } from '../trades/trade.ts'
import { type Career, careerOf, levelAfter } from './career.ts'
import { citiesByWeight, type Land, lands, landsByWeight } from './lands.ts'
import { monthOf } from './months.ts'
import { latinOf, type Named, nameOf } from './names.ts'
import { writeCv } from './write-cv.ts'

export interface Person {
  user: NewUser & { id: string }
  cv: NewCv & { id: string }
  land: Land
  trade: Trade
  career: Career
}

interface Terms {
  today: Date
  /** All of them have this one. */
  password_hash: string
  terms_version: string
}

/** Invented people, each with a whole CV; the same seed makes the same ones, however many are asked for. */
export function* generatePeople(seed: string, count: number, terms: Terms): Generator<Person> {
  for (let number = 0; number < count; number++) yield personOf(chanceOf(`${seed}/${number}`), number, terms)
}

function personOf(chance: Chance, number: number, { today, password_hash, terms_version }: Terms): Person {
  // First, so that they stay the same whatever month it is.
  const [id, cv_id] = [chance.uuid(), chance.uuid()]
  const code = chance.pick(landsByWeight)
  const land = lands[code]
  const { city, region } = chance.pick(citiesByWeight(land))
  const trade = chance.pick(tradesByWeight)
  const named = nameOf(chance, code)
  const career = careerOf(chance, trade, today)
  const email = `${latinOf(named.full_name) || 'persona'}.${number}@personas.skillo.example`
  const life = { named, email, land, city, region, trade, career, now: monthOf(today) }
  const joined = addDays(today, -chance.int(20, 400))
  const changed = addDays(today, -chance.int(0, 20))
  const user = {
    id,
    full_name: named.full_name,
    email,
    email_verified_at: joined,
    password_hash,
    intent: 'SEEKER' as const,
    headline: calledAs(trade.name, named.gender),
    country: land.country,
    region,
    city,
    timezone: land.timezone,
    locale: land.locale,
    currency: land.currency,
    job_preferences: preferencesOf(chance, { trade, land, career, gender: named.gender }),
    visibility: chance.is(0.9) ? ('VISIBLE' as const) : chance.pick(['ONLY_APPLICATIONS', 'HIDDEN'] as const),
    terms_version,
    terms_accepted_at: joined,
    created_at: joined,
    updated_at: changed,
  }
  const content = writeCv(chance, life)
  const cv = { ...content, id: cv_id, user_id: id, is_base: true, created_at: joined, updated_at: changed }
  return { user, cv, land, trade, career }
}

type Wanting = Pick<Person, 'trade' | 'land' | 'career'> & Pick<Named, 'gender'>

function preferencesOf(
  chance: Chance,
  { trade, land, career, gender }: Wanting,
): NonNullable<NewUser['job_preferences']> {
  const level = levelAfter(career.worked)
  const { min } = payOf(trade, land, level)
  const amount = min * 10 ** minorUnits(land.currency)
  return {
    roles: [calledAs(trade.name, gender)],
    seniority: [level],
    modalities: [...new Set([...trade.modes, ...(chance.is(0.3) ? (['PRESENCIAL'] as const) : [])])],
    contract_types: ['INDEFINIDO', ...(chance.is(0.4) ? (['TEMPORAL'] as const) : [])],
    countries: [land.country],
    relocate: chance.is(0.2) || null,
    min_salary: chance.is(0.5) ? { amount, currency: land.currency, period: land.period } : null,
    availability: chance.pick(['INMEDIATA', '15_DIAS', '1_MES', 'A_CONVENIR'] as const),
    work_permits: [land.country],
    search_status: chance.pick(['ACTIVA', 'ACTIVA', 'ABIERTA'] as const),
  }
}
