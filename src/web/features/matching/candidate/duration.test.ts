import { expect, test } from 'vitest'
import { durationWord } from './duration.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2021-03', '2023-05', false, '2 años y 3 meses'],
  ['2025-12', null, true, '1 año'],
  ['2026-11', null, true, '1 mes'],
  ['2021', '2023-05', false, ''],
  ['2021-03', null, false, ''],
  ['2023-05', '2021-03', false, ''],
])('%s to %s is «%s»', (start, end, current, words) => {
  expect(durationWord(start, end, current, now)).toBe(words)
})
