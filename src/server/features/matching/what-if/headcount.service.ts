import type { Deps } from '#server/context.ts'
import { areBlocking, foldedCompany } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { unmetBy } from '../engine/match.ts'
import { isAnsweredByLines, prepareRequirement } from '../engine/requirements.ts'
import { presentPool } from './pool.service.ts'

interface Vacancy {
  company: Pick<CompanyRow, 'name' | 'domain'> & Partial<Pick<CompanyRow, 'legal_name'>>
  requirements: readonly Requirement[]
  /** Whom it reaches at all; left out: everybody. */
  reaches?: (candidate: PreparedCandidate) => boolean
}

export interface Headcount {
  /** Everybody whom the vacancy reaches. */
  profiles: string[]
  everything: string[]
  /** By requirement: those who miss this one alone. */
  all_but: Map<string, string[]>
  are_more: boolean
}

const PEOPLE_AT_ONCE = 200

/**
 * Who of the newest in the pool, and of them whom the vacancy reaches, meets all of this, and who would if one thing were not asked for; each person
 * stands in one list at most. Only what CVs say counts, so that no vector is needed.
 */
export async function headcount(
  ctx: Pick<Deps, 'db' | 'now' | 'log'>,
  { company, requirements, reaches = () => true }: Vacancy,
  most: number,
): Promise<Headcount> {
  const asking = { vectorOf: () => null, nearnessOf: () => 0 }
  const prepared = requirements.map((one) => prepareRequirement(one, asking))
  const all_but = new Map(requirements.map(({ id }): [string, string[]] => [id, []]))
  const [profiles, everything]: [string[], string[]] = [[], []]
  const { people, are_more } = await presentPool(ctx, most, requirements.some(isAnsweredByLines))
  const asker = foldedCompany(company)
  for (const [at, { cv_id, candidate, shut_out }] of people.entries()) {
    if (at % PEOPLE_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve))
    if (areBlocking(shut_out, asker) || !reaches(candidate)) continue
    profiles.push(cv_id)
    const [missed, second] = unmetBy(prepared, candidate, 2)
    if (missed === undefined) everything.push(cv_id)
    else if (second === undefined) all_but.get(missed)?.push(cv_id)
  }
  return { profiles, everything, all_but, are_more }
}
