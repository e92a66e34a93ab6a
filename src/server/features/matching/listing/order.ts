import type { MatchScore } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { scoreMatch } from '../engine/match.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'
import type { TermWeights } from '../profiles/term-weights.service.ts'

/** How much fit and shared words count beside how near the lines are; set on graded pairs, and never for one side alone. */
const OF_FIT = 0.2
const OF_WORDS = 1.5
/** What lies below is no offer: nine of ten vacancies of other work do, and one of twenty that somebody would look at. */
const FLOOR = 0.38

const PARTS = 1_000_000
const INSIDE = 100 * PARTS
const INVITED = 1000 * PARTS

export interface Ordered {
  score: MatchScore
  outside: boolean
  /** Higher comes first; a whole number, so that a page can begin after it. */
  key: number
}

/** A text by what it is about, ready to be compared with many. */
interface Comparing {
  weights: TermWeights
  known: ReadonlyMap<string, number>
  length: number
}

export function comparing(terms: readonly string[], weights: TermWeights): Comparing {
  const known = new Map(terms.filter(isAbout).map((term) => [term, weights.weightOf(term) ** 2]))
  return { weights, known, length: Math.sqrt([...known.values()].reduce((sum, weight) => sum + weight, 0)) }
}

/** Where somebody lives and what they speak is searched for, and says nothing about their work. */
export const isAbout = (term: string): boolean => !term.startsWith('%') && !term.startsWith('!')

/** The angle between two texts by their words, skills and roles, the rare ones counting most. */
export function sharedTerms({ weights, known, length }: Comparing, terms: readonly string[]): number {
  let [shared, all] = [0, 0]
  for (const term of terms) {
    if (!isAbout(term)) continue
    const weight = known.get(term)
    shared += weight ?? 0
    all += weight ?? weights.weightOf(term) ** 2
  }
  return shared === 0 ? 0 : shared / (length * Math.sqrt(all))
}

/**
 * The one order of lists, for both sides: whoever was invited; then conditions met or unknown before not met; then one
 * value of fit and of how near the texts are. Null: too far away to be listed.
 */
export function orderOf(
  vacancy: PreparedVacancy,
  candidate: PreparedCandidate,
  shared: number,
  is_invited: boolean,
  is_asked_for = is_invited,
): Ordered | null {
  const { outside, ...score } = scoreMatch(vacancy, candidate)
  const fit = (score.low + score.high) / 200
  const value = OF_FIT * fit + vacancy.nearnessOf(candidate) + OF_WORDS * shared
  if (value < FLOOR && !is_asked_for) return null
  const key = (is_invited ? INVITED : 0) + (outside ? 0 : INSIDE) + Math.round(value * PARTS)
  return { score, outside, key }
}
