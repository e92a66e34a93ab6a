import type { Deps, UserCtx } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { MatchResult, Requirement } from '#shared/matching/matching.ts'
import * as answers from './answers/answers.service.ts'
import { listPool } from './candidates/candidates.queries.ts'
import * as asks from './consents/asks.service.ts'
import * as consents from './consents/consents.service.ts'
import { explainMatch, unmetBy } from './engine/match.ts'
import { isAnsweredByLines, prepareRequirement } from './engine/requirements.ts'
import * as inviting from './inviting/invitations.service.ts'
import * as telling from './inviting/telling.service.ts'
import * as people from './listing/people-for.service.ts'
import * as vacancies from './listing/vacancies-for.service.ts'
import { findOffers, offerOf } from './profiles/offers.service.ts'
import { readVacancyProfile } from './profiles/read-profile.ts'
import { type Seeker as FoundSeeker, findSeeker, findSeekers, loadFacts } from './profiles/seekers.service.ts'

/** Somebody whom vacancies are compared with, by one of their CVs. */
export type Seeker = FoundSeeker

export const { bestFirst, vacanciesFor } = vacancies
export const { peopleFor } = people
export const { keepAnswer } = answers
export const { giveConsent, takeBackConsent } = consents
export const { rememberApplicant } = telling
export const { askConsent } = asks
export const { inviteApplicant, requireInviting } = inviting

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

/** The person who asks, by their base CV; undefined without one. */
export const seekerOf = (ctx: Asker & Pick<UserCtx, 'user'>): Promise<Seeker | undefined> =>
  findSeeker(ctx, ctx.user.id)

/** The same by one CV, with what its person says of requirements on which it is silent. */
export async function seekerByCv(
  ctx: Asker,
  cvId: string,
  declared: Seeker['candidate']['answers'] = {},
): Promise<Seeker | undefined> {
  const [seeker] = await findSeekers(ctx, [cvId], true)
  if (!seeker) return undefined
  const { candidate } = seeker
  return { ...seeker, candidate: { ...candidate, answers: { ...candidate.answers, ...declared } } }
}

/** How a person meets what a vacancy asks for, requirement by requirement; read in place. */
export const explain = ({ candidate }: Seeker, vacancy: { document: unknown }): MatchResult =>
  explainMatch(offerOf(readVacancyProfile(vacancy)).prepared, candidate)

/** The same for many vacancies, out of what is kept of them; one that cannot be judged is left out. */
export async function explainMany(
  ctx: Asker,
  seeker: Seeker,
  vacancyIds: readonly string[],
): Promise<Map<string, MatchResult>> {
  const results = new Map<string, MatchResult>()
  for (const { id, prepared } of await findOffers(ctx, vacancyIds)) {
    try {
      results.set(id, explainMatch(prepared, seeker.candidate))
    } catch (error) {
      ctx.log.error({ err: error, vacancy_id: id }, 'a vacancy could not be judged')
    }
  }
  return results
}

interface Vacancy {
  company: CompanyRow
  requirements: readonly Requirement[]
}

export interface Headcount {
  /** Everybody who was compared. */
  profiles: string[]
  everything: string[]
  /** By requirement: those who miss this one alone. */
  all_but: Map<string, string[]>
  are_more: boolean
}

const PEOPLE_AT_ONCE = 200

/**
 * Who of the newest in the talent pool meets all of this, and who would if one thing were not asked for; each person
 * stands in one list at most. Only what CVs say counts, so that no vector is needed.
 */
export async function headcount(ctx: Asker, vacancy: Vacancy, most: number): Promise<Headcount> {
  const asking = { vectorOf: () => null, nearnessOf: () => 0 }
  const prepared = vacancy.requirements.map((one) => prepareRequirement(one, asking))
  const by_lines = vacancy.requirements.some(isAnsweredByLines)
  const all_but = new Map(vacancy.requirements.map(({ id }): [string, string[]] => [id, []]))
  const [profiles, everything]: [string[], string[]] = [[], []]
  const pool = await listPool(ctx.db, most + 1)
  for (let from = 0; from < Math.min(pool.length, most); from += PEOPLE_AT_ONCE) {
    const found = await loadFacts(ctx, pool.slice(from, Math.min(from + PEOPLE_AT_ONCE, most)), by_lines)
    await new Promise((resolve) => setImmediate(resolve))
    for (const { cv_id, candidate, owner, facts } of found) {
      if (isShutOut([vacancy.company], owner.hidden_companies, { experience: facts.employers })) continue
      profiles.push(cv_id)
      const [missed, second] = unmetBy(prepared, candidate)
      if (missed === undefined) everything.push(cv_id)
      else if (second === undefined) all_but.get(missed)?.push(cv_id)
    }
  }
  return { profiles, everything, all_but, are_more: pool.length > most }
}
