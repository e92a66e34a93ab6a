import { type PreparedVacancy, prepareVacancy } from '../engine/vacancy.ts'
import { vectorAt } from '../engine/vectors.ts'
import type { VacancyFacts } from '../tables/facts.ts'
import type { Profile } from './read-profile.ts'

/** What was read of a vacancy, ready to be compared with people. */
export function offerOf({ facts, terms, title_vectors, line_vectors }: Profile<VacancyFacts>): {
  prepared: PreparedVacancy
  terms: readonly string[]
} {
  const vectorOf = (text: string) => {
    const at = facts.texts.indexOf(text)
    return at < 0 ? null : vectorAt(title_vectors, at)
  }
  const lines = { vectors: line_vectors, words: facts.line_words }
  return { prepared: prepareVacancy(facts.asked, vectorOf, lines), terms }
}
