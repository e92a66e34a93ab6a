import { plural } from '#shared/core/numbers.ts'
import { readerDate } from '#web/lib/format.ts'

const DAY = 86_400_000

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Nights between now and a moment or a day, as a calendar counts them; negative once it has passed. */
export function daysUntil(iso: string, now: Date = new Date()): number {
  return Math.round((midnight(readerDate(iso)) - midnight(now)) / DAY)
}

/** «hoy», «mañana», «en 6 días» */
export function inDays(iso: string, now: Date = new Date()): string {
  const days = daysUntil(iso, now)
  if (days <= 0) return 'hoy'
  return days === 1 ? 'mañana' : `en ${plural(days, 'día', 'días')}`
}
