import type { TermWeights } from '../profiles/term-weights.service.ts'
import { isAbout } from './shared-words.ts'

export interface AskedTerms {
  terms: string[]
  weights: number[]
}

/** So many places of the index are looked at for one question, however many profiles there are. */
const MOST_PLACES = 20_000

/**
 * Whoever is searched for says one of the ways of each thing, so that those of the rarest reach everybody: also who shares
 * nothing else, as somebody of another trade who speaks the language. They say little about how near somebody is.
 */
export function withSaid(
  asked: AskedTerms,
  said: readonly (readonly string[])[],
  { placesOf }: TermWeights,
): AskedTerms {
  const placesOfAll = (ways: readonly string[]) => ways.reduce((sum, term) => sum + placesOf(term), 0)
  const [rarest] = said.toSorted((a, b) => placesOfAll(a) - placesOfAll(b))
  if (!rarest || placesOfAll(rarest) > MOST_PLACES) return asked
  const more = rarest.filter((term) => !asked.terms.includes(term))
  return { terms: [...asked.terms, ...more], weights: [...asked.weights, ...more.map(() => LITTLE)] }
}
const LITTLE = 0.001

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
