import { NOT_SIMULATED } from '#shared/matching/what-if.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { isOtherWorkFor, misses } from '../engine/match.ts'
import { prepareVacancy } from '../engine/vacancy.ts'
import { askedOf } from '../profiles/read-profile.ts'

/**
 * Whom a vacancy reaches: nobody whose work is surely another one, nor whom its place, contract, hours or shifts leave
 * out. What somebody wants to earn is never looked at: who counts people over and over would read it.
 */
export function reachOf(document: VacancyDocument): (candidate: PreparedCandidate) => boolean {
  const vacancy = prepareVacancy(askedOf(document), () => null)
  const conditions = vacancy.conditions.filter(({ type }) => !NOT_SIMULATED.some((kept) => kept === type))
  return (candidate) => !misses(conditions, candidate) && !isOtherWorkFor(vacancy, candidate)
}
