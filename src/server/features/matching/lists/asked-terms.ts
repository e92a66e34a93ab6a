import type { TermWeights } from '../profiles/term-weights.service.ts'
import { isAbout } from './shared-words.ts'

export interface AskedTerms {
  terms: string[]
  weights: number[]
}

/** So many places of the index are looked at for one question, however many profiles there are. */
const MOST_PLACES = 20_000

/** The rarest terms first, until enough would be found: what everybody writes finds nobody in particular. */
export function askedTerms(terms: readonly string[], { weightOf, profilesWith, placesOf }: TermWeights): AskedTerms {
  const rare = terms.filter(isAbout).toSorted((a, b) => profilesWith(a) - profilesWith(b))
  const asked: AskedTerms = { terms: [], weights: [] }
  let places = 0
  for (const term of rare) {
    places += placesOf(term)
    if (places > MOST_PLACES && asked.terms.length > 0) break
    asked.terms.push(term)
    asked.weights.push(weightOf(term) ** 2)
  }
  return asked
}
