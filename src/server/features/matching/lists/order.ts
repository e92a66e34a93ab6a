import type { MatchScore } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { rankMatch } from '../engine/match.ts'
import type { Outlined } from '../engine/nearness.ts'
import type { OutlinedVacancy, PreparedVacancy } from '../engine/vacancy.ts'

/** How much the fit counts beside how near the texts are; set on graded pairs, and never for one side alone. */
const OF_FIT = 0.6
/** What work is called counts beside what is said of it: a keyword in every line makes nobody a cook. */
const OF_TITLE = 0.1
/** What lies below is no offer: nearly four of five vacancies of other work do, and hardly any that somebody would look at. */
const FLOOR = 0.44

export const PARTS = 1_000_000
export const INSIDE = 100 * PARTS
const INVITED = 1000 * PARTS

export interface Ordered {
  score: MatchScore
  outside: boolean
  /** Higher comes first; a whole number, so that a page can begin after it. */
  key: number
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
  judged = candidate.judged,
): Ordered | null {
  const { outside, ...score } = rankMatch(vacancy, candidate, judged)
  // What a CV does not say counts nothing here: most who know a thing that is asked for say so.
  const value = weighed(score.low / 100, nearBy(vacancy, candidate), shared)
  if (value < FLOOR && !is_asked_for) return null
  const key = (is_invited ? INVITED : 0) + (outside ? 0 : INSIDE) + Math.round(value * PARTS)
  return { score, outside, key }
}

const nearBy = (vacancy: OutlinedVacancy, cv: Outlined): number =>
  vacancy.nearnessOf(cv) + OF_TITLE * vacancy.titleNearnessOf(cv)

const weighed = (fit: number, near: number, shared: number): number => OF_FIT * fit + near + shared

export interface Possible {
  /** Whatever the judgement says, its key is not higher. */
  most: number
  /** Whatever the judgement says, it is listed. */
  is_listed: boolean
}

/** What `orderOf` can still answer when only the fit is not known. Null: nothing that would be listed. */
export function possibleOrder(
  vacancy: OutlinedVacancy,
  cv: Outlined,
  shared: number,
  is_invited: boolean,
  is_asked_for = is_invited,
): Possible | null {
  const near = nearBy(vacancy, cv)
  const best = weighed(1, near, shared)
  if (best < FLOOR && !is_asked_for) return null
  const most = (is_invited ? INVITED : 0) + INSIDE + Math.round(best * PARTS)
  return { most, is_listed: is_asked_for || weighed(0, near, shared) >= FLOOR }
}
