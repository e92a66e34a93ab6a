import { zoneCity } from '#shared/words/zones.ts'

/** Minutes that a zone is ahead of UTC at a moment. */
function offsetAt(moment: Date, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const MINUTE_MS = 60_000

/** What the clocks of a zone show at a moment: `2026-03-29` and `03:00`. */
export function wallClock(moment: Date, zone: string): { day: string; time: string } {
  const shown = new Date(moment.getTime() + offsetAt(moment, zone) * MINUTE_MS).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The moment at which the clocks of a zone show this; an hour that is skipped in spring is the one after it. */
export function momentAt(day: string, time: string, zone: string): Date {
  const asUtc = new Date(`${day}T${time}:00.000Z`).getTime()
  const first = asUtc - offsetAt(new Date(asUtc), zone) * MINUTE_MS
  const second = asUtc - offsetAt(new Date(first), zone) * MINUTE_MS
  return new Date(Math.max(first, second) === first && wallClock(new Date(second), zone).time !== time ? first : second)
}

const nextDay = (day: string): string => {
  const next = new Date(`${day}T12:00:00.000Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00.000Z`).getUTCDay())

/** The day in a zone to which a moment belongs, from midnight to midnight. */
export function dayIn(now: Date, zone: string): { from: Date; to: Date } {
  const { day } = wallClock(now, zone)
  return { from: momentAt(day, '00:00', zone), to: momentAt(nextDay(day), '00:00', zone) }
}

/** The next working day at this hour, never today. */
export function nextWorkingDayAt(now: Date, time: string, zone: string): Date {
  let day = nextDay(wallClock(now, zone).day)
  while (isWeekend(day)) day = nextDay(day)
  return momentAt(day, time, zone)
}

export const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: zone }))
  } catch {
    return false
  }
}

/** «jueves, 12 de marzo, 16:00» in that zone. */
export function momentWords(moment: Date, zone: string): string {
  const format = new Intl.DateTimeFormat('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  })
  return `${format.format(moment)}, hora de ${zoneCity(zone)}`
}

const longDay = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** «12 de marzo de 2026». */
export const dayWords = (day: string): string => longDay.format(new Date(`${day}T00:00:00.000Z`))
