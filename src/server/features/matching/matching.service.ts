import type { Deps, UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { newestWanted } from '#server/features/search/search.service.ts'
import type { Search } from '#server/features/search/search-context.ts'
import type { MatchResult, Requirement } from '#shared/matching/matching.ts'
import { listPool } from './candidates/candidates.queries.ts'
import type { PreparedCandidate } from './engine/candidate.ts'
import { explainMatch, scoreMatch, unmetBy } from './engine/match.ts'
import { type PreparedRequirement, prepareRequirements } from './engine/requirements.ts'
import { loadRequirements } from './profiles/profiles.queries.ts'
import { PRESENT } from './profiles/profiles.service.ts'
import { type Found, findSeeker, findSeekerByCv, findSeekers } from './profiles/seekers.service.ts'

/** Somebody whom vacancies are compared with, by one of their CVs. */
export type Seeker = PreparedCandidate

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

/** The person who asks, by their base CV; undefined without one. */
export const seekerOf = (ctx: Asker & Pick<UserCtx, 'user'>): Promise<Seeker | undefined> =>
  findSeeker(ctx, ctx.user.id)

/** The same by one CV, with what its person says of requirements on which it is silent. */
export async function seekerByCv(
  ctx: Asker,
  cvId: string,
  answers: Seeker['answers'] = {},
): Promise<Seeker | undefined> {
  const seeker = await findSeekerByCv(ctx, cvId)
  return seeker && { ...seeker, answers }
}

interface SuitableVacancy {
  id: string
  published_at: Date
  score: number
}

/** So many of the newest are compared for each question. */
const COMPARED = 500
const BATCH = 100

/** Of what is searched for, what suits the person, the best first and the newest first among equals. */
export async function vacanciesFor(ctx: Asker, seeker: Seeker, search: Search): Promise<SuitableVacancy[]> {
  const newest = await newestWanted(ctx, search, COMPARED)
  const asked = await loadRequirements(
    ctx.db,
    newest.map(({ id }) => id),
    PRESENT,
  )
  const requirements = new Map(asked.map((vacancy) => [vacancy.id, vacancy.requirements]))
  const suitable: SuitableVacancy[] = []
  for (const [at, { id, published_at }] of newest.entries()) {
    if (at > 0 && at % BATCH === 0) await othersTurn()
    const score = scoreOrNone(ctx, { id, requirements: requirements.get(id) ?? [] }, seeker)
    if (score !== undefined) suitable.push({ id, published_at, score })
  }
  return suitable.sort(bestFirst)
}

const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

interface Asking {
  id: string
  requirements: readonly Requirement[]
}

/** One vacancy that cannot be judged is left out of a list and does not end it. */
function scoreOrNone(ctx: Asker, { id, requirements }: Asking, seeker: Seeker): number | undefined {
  try {
    return scoreFor(prepareRequirements(requirements), seeker)
  } catch (error) {
    ctx.log.error({ err: error, vacancy_id: id }, 'a vacancy could not be judged')
    return undefined
  }
}

/** Higher comes first: nothing that must be there is missed, then the low bound, then the high one. */
function scoreFor(requirements: readonly PreparedRequirement[], seeker: Seeker): number {
  const { missed_must, low, high } = scoreMatch(requirements, seeker)
  return (missed_must === 0 ? 1_000_000 : 0) + low * 1000 + high
}

/** The order of `vacanciesFor`, for pages that begin in its middle. */
export function bestFirst(a: SuitableVacancy, b: SuitableVacancy): number {
  return (
    b.score - a.score ||
    b.published_at.getTime() - a.published_at.getTime() ||
    (a.id === b.id ? 0 : a.id < b.id ? 1 : -1)
  )
}

/** How a person meets what a vacancy asks for, requirement by requirement. */
export const explain = (seeker: Seeker, requirements: readonly Requirement[]): MatchResult =>
  explainMatch(prepareRequirements(requirements), seeker)

interface SuitablePerson {
  cv_id: string
  score: number
  /** What they do not meet in full, or of which nothing is known. */
  unmet: string[]
}

interface Vacancy {
  company: CompanyRow
  requirements: readonly Requirement[]
}

const PEOPLE_AT_ONCE = 50

/** Of the newest in the talent pool, who suits a vacancy, the best first; whoever shuts the company out is not there. */
export async function peopleFor(
  ctx: Asker,
  { company, requirements }: Vacancy,
  most: number,
): Promise<{ people: SuitablePerson[]; are_more: boolean }> {
  const pool = await listPool(ctx.db, most + 1)
  const prepared = prepareRequirements(requirements)
  const people: SuitablePerson[] = []
  for (let from = 0; from < Math.min(pool.length, most); from += PEOPLE_AT_ONCE) {
    const found = await findSeekers(ctx, pool.slice(from, Math.min(from + PEOPLE_AT_ONCE, most)))
    await othersTurn()
    for (const { cv_id, candidate } of found.filter((person) => !isShutOutOf(company, person)))
      people.push({ cv_id, score: scoreFor(prepared, candidate), unmet: unmetBy(prepared, candidate) })
  }
  return { people: people.sort((a, b) => b.score - a.score), are_more: pool.length > most }
}

const isShutOutOf = (company: CompanyRow, { owner, facts }: Found): boolean =>
  isShutOut([company], owner.hidden_companies, { experience: facts.employers })

export interface Headcount {
  /** Everybody who was compared. */
  profiles: string[]
  everything: string[]
  /** By requirement: those who miss this one alone. */
  all_but: Map<string, string[]>
  are_more: boolean
}

/** Who meets all of this, and who would if one thing were not asked for; each person stands in one list at most. */
export async function headcount(ctx: Asker, vacancy: Vacancy, most: number): Promise<Headcount> {
  const { people, are_more } = await peopleFor(ctx, vacancy, most)
  const all_but = new Map(vacancy.requirements.map(({ id }): [string, string[]] => [id, []]))
  const everything: string[] = []
  for (const { cv_id, unmet } of people) {
    const [missed, second] = unmet
    if (missed === undefined) everything.push(cv_id)
    else if (second === undefined) all_but.get(missed)?.push(cv_id)
  }
  return { profiles: people.map(({ cv_id }) => cv_id), everything, all_but, are_more }
}
