import { lazily } from '#shared/core/lazily.ts'

const words = lazily(() => new Intl.RelativeTimeFormat('es'))

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const

/** «hace 5 minutos»; a clock that runs a little behind the server's never says «en 1 minuto». */
export function timeAgo(iso: string, now: Date = new Date()): string {
  const passed = now.getTime() - new Date(iso).getTime()
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? []
  return unit && length ? words().format(-Math.floor(passed / length), unit) : 'hace menos de un minuto'
}
