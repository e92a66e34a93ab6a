import type { PreparedCandidate } from '../engine/candidate.ts'
import { isOtherWorkFor } from '../engine/match.ts'
import type { PreparedVacancy } from '../engine/vacancy.ts'

/**
 * Of 377 listed pairs that were graded as no fit 283 lie below, of 61 that somebody would look at 15, and none of those
 * graded as a fit.
 */
const LEAST = 25
/** Of who did other work until now, more must be shown. */
const LEAST_OF_OTHER_WORK = 50

/**
 * Where what is recommended to a person ends; what is searched for goes on to the floor of all lists. Who tells of no
 * work yet, and a vacancy that asks for nothing, are measured by that floor alone.
 */
export function fitsAtAll(vacancy: PreparedVacancy, candidate: PreparedCandidate, low: number): boolean {
  if (candidate.jobs.length === 0 || vacancy.fit.length === 0) return true
  if (low < LEAST) return false
  return low >= LEAST_OF_OTHER_WORK || !isOtherWorkFor(vacancy, candidate)
}
