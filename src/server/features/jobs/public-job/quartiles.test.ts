import { expect, it } from 'vitest'
import { inRoundFigures, quantile } from './quartiles.ts'

it.each([
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 4, 5], 0.5, 3],
  [[1, 2, 3, 4], 0.5, 2.5],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[7], 0.75, 7],
])('of %j a share of %d lies below %d', (sorted, share, value) => {
  expect(quantile(sorted, share)).toBe(value)
})

it('is said in three figures', () => {
  expect([23_456, 9_876_543, 812].map(inRoundFigures)).toEqual([23_500, 9_880_000, 812])
})
