import { productsOf } from './near/products.ts'
import { ANGLE_SCALE, countOf, NO_VECTORS } from './vectors.ts'

/** All that a text says, line by line: where the encoder puts it, and of how many words that tell something it is made. */
export interface SaidLines {
  vectors: Int8Array
  words: readonly number[]
}
export const NOTHING_SAID: SaidLines = { vectors: NO_VECTORS, words: [] }

/** All that a CV is compared by before anybody asks what it says in particular. */
export interface Outlined {
  said: SaidLines
  title_vectors: Int8Array
}

/** Below, two texts are about different work; above, they are as near as a CV and an ad of the same work get. */
const FROM = 0.3
const FULL = 0.5

/**
 * How near all that a vacancy says is to all that a CV says: the mean of each line's best partner on the other side,
 * both ways, a line that says more counting more. Two texts of different work get about 0.23, of the same work about 0.46.
 */
export function nearness({ vectors: vacancy, words }: SaidLines, { vectors, words: own_words }: SaidLines): number {
  const [asked, said] = [countOf(vacancy), countOf(vectors)]
  if (asked === 0 || said === 0) return 0
  const products = productsOf(vacancy, vectors)
  const best_of_asked = new Float32Array(asked)
  const best_of_said = new Float32Array(said)
  for (let i = 0; i < asked; i++) {
    for (let j = 0; j < said; j++) {
      const near = (products[i * said + j] ?? 0) / ANGLE_SCALE
      if (near > (best_of_asked[i] ?? 0)) best_of_asked[i] = near
      if (near > (best_of_said[j] ?? 0)) best_of_said[j] = near
    }
  }
  const by_asked = meanBy(best_of_asked, (i) => words[i] ?? 1)
  return (by_asked + meanBy(best_of_said, (i) => own_words[i] ?? 1)) / 2
}

/** Of positions and of what somebody calls themselves, the one that is called most alike. */
export function titleNearness(title: Int8Array | null, own: Int8Array): number {
  if (!title || own.length === 0) return 0
  let best = 0
  for (const product of productsOf(title, own)) best = Math.max(best, product / ANGLE_SCALE)
  return best
}

/** The same as a share of the way from other work to the same work, 0 to 1; calibrated on graded pairs. */
export const shareOfNearness = (near: number): number => Math.max(0, Math.min(1, (near - FROM) / (FULL - FROM)))

/** «Inglés.» is a line, and so is what somebody did all day: by the root of its words, neither drowns the other. */
function meanBy(values: Float32Array, wordsAt: (i: number) => number): number {
  let [sum, weights] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const weight = Math.sqrt(Math.max(1, wordsAt(i)))
    sum += weight * (values[i] ?? 0)
    weights += weight
  }
  return sum / weights
}
