import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { VacancyRow } from '#server/features/vacancies/vacancies.tables.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { Chance } from '../chance.ts'
import { trades } from '../trades/all-trades.ts'
import { calledAs } from '../trades/trade.ts'
import type { Fate, FateName } from './fates.ts'
import { fates } from './fates.ts'
import type { Applicant } from './rows.ts'

export interface Candidate extends Applicant {
  country: string | null
  role: string | null
}

const DAY_MS = 86_400_000

/** Whoever does what a vacancy asks for, those of its country first, and a few who do something near it. */
export function applicantsFor(
  chance: Chance,
  { document }: VacancyRow,
  all: readonly Candidate[],
  count: number,
): Candidate[] {
  const country = document.locations[0]?.country ?? document.remote_countries[0]
  const roles = new Set(rolesLike(document, 1))
  const nearby = new Set(rolesLike(document, 0.5))
  const fit = all.filter(({ role }) => role !== null && roles.has(role))
  const home = fit.filter((one) => one.country === country)
  const near = all.filter((one) => one.country === country && one.role !== null && nearby.has(one.role))
  const most = chance.some(home, Math.ceil(count * 0.6))
  const chosen = [...most, ...chance.some(fit, count), ...chance.some(near, count)]
  return chosen.filter((one, at) => chosen.indexOf(one) === at).slice(0, count)
}

/** The trades that are a role, or related to it, as people call them who look for one. */
function rolesLike({ title, role_id }: VacancyDocument, least: number): string[] {
  if (role_id === null) return []
  return trades
    .filter(
      ({ name }) =>
        title.startsWith(name) || taxonomy().roleRelation(role_id, normaliseTitle(name).role_id ?? '') >= least,
    )
    .flatMap(({ name }) => [calledAs(name, 'f'), calledAs(name, 'm')])
}

/** When somebody applied whose application ended so; undefined when nobody could yet have come so far. */
export function appliedAt(
  chance: Chance,
  name: FateName,
  { published_at, closed_at }: VacancyRow,
  now: Date,
): Date | undefined {
  const { days }: Fate = fates[name]
  const open = published_at ? (now.getTime() - published_at.getTime()) / DAY_MS : 0
  const closed = closed_at ? (now.getTime() - closed_at.getTime()) / DAY_MS : 0
  const most = Math.min(days[1], open - 0.1)
  const least = Math.max(days[0], closed + 1)
  if (most <= least) return undefined
  return new Date(now.getTime() - (least + (most - least) * chance.next()) * DAY_MS - 600_000)
}
