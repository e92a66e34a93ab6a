import { expect, test } from 'vitest'
import { plural } from '#shared/core/numbers.ts'
import { formatDate, formatPercent, isOver } from './format.ts'
import { timeAgo } from './time/relative-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:55:00Z', 'hace 5 minutos'],
  ['2026-11-12T12:00:00Z', 'hace 3 días'],
  ['2026-11-15T12:00:20Z', 'hace menos de un minuto'],
])('%s was %s', (then, words) => {
  expect(timeAgo(then, now)).toBe(words)
})

test('a day is over at its end, a moment at once', () => {
  expect([isOver('2026-11-14', now), isOver('2026-11-16', now)]).toEqual([true, false])
  expect([isOver('2026-11-15T11:59:59Z', now), isOver('2026-11-15T12:00:01Z', now)]).toEqual([true, false])
  const noon = new Date(2026, 10, 15, 12)
  expect(isOver('2026-11-15', noon)).toBe(false)
})

test('dates, shares and plurals are Spanish', () => {
  expect(formatDate('2026-03-14T12:00:00Z')).toBe('14 mar 2026')
  expect(formatPercent(0.92)).toBe('92\u00a0%')
  expect([plural(1, 'vacante', 'vacantes'), plural(1200, 'vacante', 'vacantes')]).toEqual([
    '1 vacante',
    '1200 vacantes',
  ])
})
