import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const FORMAT = new URL('../src/web/lib/format.ts', import.meta.url).href

// A process takes its time zone when it starts, so each has one of its own.
test.each(['America/Bogota', 'Pacific/Kiritimati', 'Europe/Madrid'])(
  'a day without an hour stays that day in %s',
  (zone) => {
    const script = `import { formatDate, formatDay, formatDayTime, readerDate } from ${JSON.stringify(FORMAT)}
console.log([formatDate('2026-12-01'), formatDay('2026-12-01'), formatDayTime('2026-12-01'), readerDate('2026-12-01').getDate()].join())`
    const env = { ...process.env, TZ: zone }
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' })
    expect(said.trim()).toBe('1 dic 2026,1 dic 2026,1 dic 2026,1')
  },
)
