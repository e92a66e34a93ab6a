import type { TermWeights } from '../profiles/term-weights.service.ts'

/** How much the two ways of sharing words count; set on graded pairs with the other parts of the order. */
const OF_ANGLE = 1.5
const OF_COVER = 0.75

/** As many words, skills and roles as a CV commonly names; who names more shares more by chance. */
const COMMON_TERMS = 100
const SATURATION = 1.2
const LENGTH_COUNTS = 0.75

/** Where somebody lives and what they speak is searched for, and says nothing about their work. */
export const isAbout = (term: string): boolean => !term.startsWith('%') && !term.startsWith('!')

/** What one text is about, by how much each term of it tells. */
interface About {
  terms: number
  /** Of all its terms together, and the length of their vector, in which the rare ones count most. */
  weight: number
  length: number
}

/** One side, ready to be compared with many of the other. */
interface Comparing extends About {
  side: 'CV' | 'VACANCY'
  weights: TermWeights
  known: ReadonlyMap<string, number>
}

export function comparing(side: Comparing['side'], terms: readonly string[], weights: TermWeights): Comparing {
  const known = new Map(terms.filter(isAbout).map((term) => [term, weights.weightOf(term)]))
  const all = [...known.values()]
  const length = Math.sqrt(all.reduce((sum, weight) => sum + weight ** 2, 0))
  return { side, weights, known, terms: known.size, weight: all.reduce((sum, weight) => sum + weight, 0), length }
}

/**
 * How much two texts share by their words, skills and roles: the angle between them, the rare ones counting most, and
 * how much of what the vacancy says the CV says too.
 */
export function sharedWords(own: Comparing, terms: readonly string[]): number {
  let [angle, shared, weight, squares, count] = [0, 0, 0, 0, 0]
  for (const term of terms) {
    if (!isAbout(term)) continue
    const known = own.known.get(term)
    const tells = known ?? own.weights.weightOf(term)
    if (known !== undefined) {
      angle += tells ** 2
      shared += tells
    }
    weight += tells
    squares += tells ** 2
    count += 1
  }
  if (shared === 0) return 0
  const other: About = { terms: count, weight, length: Math.sqrt(squares) }
  const [vacancy, cv] = own.side === 'VACANCY' ? [own, other] : [other, own]
  return OF_ANGLE * (angle / (vacancy.length * cv.length)) + OF_COVER * cover(shared, vacancy, cv)
}

function cover(shared: number, vacancy: About, cv: About): number {
  const length = 1 - LENGTH_COUNTS + (LENGTH_COUNTS * cv.terms) / COMMON_TERMS
  return ((shared / vacancy.weight) * (SATURATION + 1)) / (1 + SATURATION * length)
}
