import { expect, it } from 'vitest'
import { priceWords } from './billing.ts'

it.each([
  [4_900, '49 €'],
  [5_929, '59,29 €'],
  [216_348, '2.163,48 €'],
])('writes %s cents as salaries are written', (amount, words) => {
  expect(priceWords(amount, 'EUR').replace(/\s/g, ' ')).toBe(words)
})
