import type { Lines } from './types.ts'
import { angle, countOf } from './vectors.ts'

/** Below, two texts are about different work; above, they are as near as a CV and an ad of the same work get. */
const FROM = 0.3
const FULL = 0.5

/**
 * How near all that a vacancy says is to all that a CV says: the mean of each line's best partner on the other side,
 * both ways. Two texts of different work get about 0.23, of the same work about 0.46.
 */
export function nearness(vacancy: Int8Array, { vectors }: Lines): number {
  const [asked, said] = [countOf(vacancy), countOf(vectors)]
  if (asked === 0 || said === 0) return 0
  const best_of_asked = new Float32Array(asked)
  const best_of_said = new Float32Array(said)
  for (let i = 0; i < asked; i++) {
    for (let j = 0; j < said; j++) {
      const near = angle(vacancy, i, vectors, j)
      if (near > (best_of_asked[i] ?? 0)) best_of_asked[i] = near
      if (near > (best_of_said[j] ?? 0)) best_of_said[j] = near
    }
  }
  return (meanOf(best_of_asked) + meanOf(best_of_said)) / 2
}

/** The same as a share of the way from other work to the same work, 0 to 1; calibrated on graded pairs. */
export const shareOfNearness = (near: number): number => Math.max(0, Math.min(1, (near - FROM) / (FULL - FROM)))

const meanOf = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length
