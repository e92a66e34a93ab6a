import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { plural } from '#shared/core/numbers.ts'
import { formatDate, formatPercent } from './format.ts'
import { timeAgo } from './relative-time.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T11:55:00Z', 'hace 5 minutos'],
  ['2026-11-12T12:00:00Z', 'hace 3 días'],
  ['2026-11-15T12:00:20Z', 'hace menos de un minuto'],
])('%s was %s', (then, words) => {
  expect(timeAgo(then, now)).toBe(words)
})

test('dates, shares and plurals are Spanish', () => {
  expect(formatDate('2026-03-14T12:00:00Z')).toBe('14 mar 2026')
  expect(formatPercent(0.92)).toBe('92\u00a0%')
  expect([plural(1, 'vacante', 'vacantes'), plural(1200, 'vacante', 'vacantes')]).toEqual([
    '1 vacante',
    '1200 vacantes',
  ])
})

test.each(['America/Bogota', 'Pacific/Kiritimati', 'Europe/Madrid'])(
  'a day without an hour stays that day in %s',
  (zone) => {
    // A process takes its time zone when it starts.
    const script = `import { formatDate, formatDay } from ${JSON.stringify(new URL('./format.ts', import.meta.url).href)}
console.log([formatDate('2026-12-01'), formatDay('2026-12-01')].join())`
    const env = { ...process.env, TZ: zone }
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' })
    expect(said.trim()).toBe('1 dic 2026,1 dic 2026')
  },
)
