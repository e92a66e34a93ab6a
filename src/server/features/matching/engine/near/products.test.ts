import { describe, expect, it } from 'vitest'
import { seededRandom } from '#tests/support/chance/random.ts'
import { ANGLE_SCALE, DIMENSIONS } from '../vectors.ts'
import { angle, productsOf } from './products.ts'

const { whole } = seededRandom(7)
const someVectors = (count: number): Int8Array => Int8Array.from({ length: count * DIMENSIONS }, () => whole(256) - 128)

function plainProduct(a: Int8Array, i: number, b: Int8Array, j: number): number {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at++) sum += (a[i * DIMENSIONS + at] ?? 0) * (b[j * DIMENSIONS + at] ?? 0)
  return sum
}

describe('products of vectors', () => {
  it('are those of plain multiplication, also where they need more memory than before', () => {
    for (const [rows, columns] of [
      [1, 1],
      [3, 5],
      [64, 96],
      [2, 1],
      [9, 260],
    ] as const) {
      const [a, b] = [someVectors(rows), someVectors(columns)]
      const found = [...productsOf(a, b)]
      const wanted = Array.from({ length: rows * columns }, (_, at) =>
        plainProduct(a, Math.floor(at / columns), b, at % columns),
      )
      expect(found).toEqual(wanted)
    }
  })

  it('hold at the ends of what a byte can be', () => {
    const [lowest, highest] = [new Int8Array(DIMENSIONS).fill(-128), new Int8Array(DIMENSIONS).fill(127)]
    expect([...productsOf(lowest, lowest)]).toEqual([128 * 128 * DIMENSIONS])
    expect([...productsOf(lowest, highest)]).toEqual([-128 * 127 * DIMENSIONS])
  })

  it('give the angle to one vector among others', () => {
    const [one, others] = [someVectors(1), someVectors(4)]
    expect(angle(one, others, 2)).toBe(plainProduct(one, 0, others, 2) / ANGLE_SCALE)
  })
})
