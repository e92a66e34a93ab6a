import { expect, it } from 'vitest'
import { isNumberAnswer, numberOf } from './number-answers.ts'

it.each([
  ['3', 3],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['-4', -4],
  ['0.125', 0.125],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.250.000', 1_250_000],
  ['12.000,50', 12_000.5],
  ['12,000.50', 12_000.5],
  ['1500', 1500],
])('«%s» is %d', (said, number) => {
  expect([isNumberAnswer(said), numberOf(said)]).toEqual([true, number])
})

it.each(['', 'tres', '1.50.000', '1.5.5', '1 500', '12345678901234', '1.000.000.000.000.000.000'])(
  '«%s» is none',
  (said) => {
    expect(isNumberAnswer(said)).toBe(false)
  },
)
