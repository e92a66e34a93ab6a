import { cityInZone, zoneCity } from '#shared/words/zones.ts'
import { deviceTimezone } from './device-timezone.ts'
import { formatDayTime } from './format.ts'

/** «hora de Bogotá»: every hour of an interview says whose clock it means. */
export function zoneWords(zone: string, at: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('es', { timeZone: zone, timeZoneName: 'shortGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // Some browsers have Spanish words and English cities: «hora de Mexico City».
  if (name.startsWith('hora') && !name.endsWith(cityInZone(zone))) return name
  return `hora de ${zoneCity(zone)}`
}

/** «lun, 16 nov, 16:00» on the clock of a person, named where it is not the one of their device. */
export function momentWords(iso: string, zone: string): string {
  const moment = formatDayTime(iso, zone)
  return zone === deviceTimezone() || moment === formatDayTime(iso) ? moment : `${moment}, ${zoneWords(zone)}`
}

/** «martes, 24 de noviembre» */
export function dayWords(iso: string, zone: string): string {
  return new Intl.DateTimeFormat('es', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(iso),
  )
}

/** «16:00–16:45» */
export function hoursWords(iso: string, minutes: number, zone: string): string {
  const clock = new Intl.DateTimeFormat('es', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const start = new Date(iso)
  return `${clock.format(start)}–${clock.format(new Date(start.getTime() + minutes * 60_000))}`
}
