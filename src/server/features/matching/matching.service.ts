import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { findBaseCv } from '#server/features/cvs/cvs.queries.ts'
import type { jobCard } from '#shared/jobs/jobs.ts'
import type { Importance, MatchResult, Requirement } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from './engine/candidate.ts'
import { explainMatch, scoreMatch } from './engine/match.ts'
import { prepareRequirements } from './engine/requirements.ts'
import { candidateFrom } from './profiles/candidate.ts'

const MET = 3
const MISSING = 2
const BATCH = 100

/** What the engine knows of the person by their base CV; undefined without one. */
export async function candidateOf(ctx: Pick<UserCtx, 'db' | 'now' | 'user'>): Promise<PreparedCandidate | undefined> {
  const cv = await findBaseCv(ctx.db, ctx.user.id)
  return cv && candidateFrom(cv, ctx.user, ctx.now())
}

type CardMatch = NonNullable<z.input<typeof jobCard>['match']>

/** The range with the requirements that weigh most, met and missed. */
export function matchOf(requirements: readonly Requirement[], candidate: PreparedCandidate): CardMatch {
  const { items, ...result } = explainMatch(prepareRequirements(requirements), candidate)
  return { ...result, met: titles(items, 'CUMPLE', MET), missing: titles(items, 'NO_CUMPLE', MISSING) }
}

const ORDER: Record<Importance, number> = { EXCLUYENTE: 0, IMPORTANTE: 1, DESEABLE: 2 }

function titles(items: MatchResult['items'], verdict: 'CUMPLE' | 'NO_CUMPLE', most: number): string[] {
  return items
    .filter((item) => item.verdict === verdict)
    .toSorted((a, b) => ORDER[a.importance] - ORDER[b.importance])
    .slice(0, most)
    .map(({ title }) => title)
}

interface Scorable {
  requirements: readonly Requirement[]
}

/** Higher comes first: nothing that must be there is missed, then the low bound, then the high one. */
export async function scored<V extends Scorable>(
  vacancies: readonly V[],
  candidate: PreparedCandidate,
): Promise<(V & { score: number })[]> {
  const all: (V & { score: number })[] = []
  for (let from = 0; from < vacancies.length; from += BATCH) {
    // Requests of others get their turn between two batches.
    if (from > 0) await new Promise((resolve) => setImmediate(resolve))
    for (const vacancy of vacancies.slice(from, from + BATCH)) {
      const { missed_must, low, high } = scoreMatch(prepareRequirements(vacancy.requirements), candidate)
      all.push({ ...vacancy, score: (missed_must === 0 ? 1_000_000 : 0) + low * 1000 + high })
    }
  }
  return all
}
