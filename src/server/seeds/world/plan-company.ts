import type { NewUser } from '#server/features/accounts/users/users.tables.ts'
import type { NewCompany } from '#server/features/companies/companies.tables.ts'
import type { members } from '#server/features/companies/team.tables.ts'
import { seesSalaryByDefault } from '#shared/companies/team-policy.ts'
import { addDays } from '#shared/core/time.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { lands } from '../people/lands.ts'
import { latinOf, nameOf } from '../people/names.ts'
import { domainOf, type House } from './house.ts'
import type { Told } from './told.ts'

type Account = Pick<NewUser, 'password_hash' | 'terms_version'>
type NewMember = typeof members.$inferInsert & { id: string }

export interface PlannedCompany {
  house: House
  company: NewCompany & { id: string }
  users: (NewUser & { id: string })[]
  /** The owner first. */
  team: NewMember[]
}

const ROLES = ['OWNER', 'RECRUITER', 'HIRING_MANAGER'] as const
const HEADLINES = { OWNER: 'Responsable de personas', RECRUITER: 'Selección', HIRING_MANAGER: 'Responsable de equipo' }

/** A company with three people in it; `owner` is somebody who is there already. */
export function planCompany(house: House, now: Date, account: Account, owner?: { id: string }): PlannedCompany {
  const chance = chanceOf(`company/${house.name}`)
  const since = addDays(now, -chance.int(120, 700))
  const at = { created_at: since, updated_at: addDays(now, -chance.int(3, 60)) }
  const places = ROLES.map((role, number) => ({
    role,
    user: number === 0 && owner ? { id: owner.id } : personOf(chance, house, role, { ...account, ...at }),
  }))
  const company = { ...rowOf(chance, house), created_by: places[0]?.user.id ?? null, ...at }
  const team = places.map(({ role, user }) => ({
    id: chance.uuid(),
    company_id: company.id,
    user_id: user.id,
    role,
    joined_at: since,
    updated_at: since,
    can_see_salary_expectations: seesSalaryByDefault(role),
  }))
  return { house, company, team, users: places.flatMap(({ user }) => ('email' in user ? [user] : [])) }
}

type Dated = Account & { created_at: Date; updated_at: Date }

function personOf(chance: Chance, house: House, role: (typeof ROLES)[number], account: Dated) {
  const land = lands[house.land]
  const { full_name } = nameOf(chance, house.land)
  return {
    ...account,
    id: chance.uuid(),
    full_name,
    intent: 'RECRUITER' as const,
    headline: HEADLINES[role],
    email: `${latinOf(full_name) || 'equipo'}.${role.toLowerCase().slice(0, 2)}@${domainOf(house)}`,
    country: land.country,
    city: house.city,
    timezone: land.timezone,
    locale: land.locale,
    currency: land.currency,
    email_verified_at: account.created_at,
    terms_accepted_at: account.created_at,
  }
}

function rowOf(chance: Chance, house: House): Omit<NewCompany, 'created_at' | 'updated_at'> & { id: string } {
  const land = lands[house.land]
  const domain = domainOf(house)
  return {
    id: chance.uuid(),
    name: house.name,
    slug: domain.replace('.example', ''),
    kind: house.kind ?? 'EMPRESA',
    website: `https://${domain}`,
    domain,
    sector: house.sector,
    size: house.size,
    founded_year: house.founded,
    verification: house.is_verified ? 'DOMAIN_VERIFIED' : 'UNVERIFIED',
    countries: [land.country],
    hq_city: house.city,
    description: house.description,
    benefits: [...house.benefits],
    ...(house.colors && { color_back: house.colors[0], color_front: house.colors[1] }),
    default_currency: land.currency,
    timezone: land.timezone,
    default_reply_days: house.reply_days,
  }
}

export function tellOfCompany(told: Told, { company, team, house }: PlannedCompany): void {
  const [owner] = team
  if (!owner) return
  const ids = { company_id: company.id, actor_id: owner.user_id }
  told.tell({ kind: 'COMPANY_CREATED', ...ids }, company.created_at)
  if (house.is_verified)
    told.tell({ kind: 'COMPANY_VERIFIED', ...ids, facts: { domain: company.domain } }, addDays(company.created_at, 1))
}
