const MORNING = 9

/** «2026-11-30» on the clock of the device. */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export function dayAfter(days: number, from: Date = new Date()): string {
  return dayOf(new Date(from.getFullYear(), from.getMonth(), from.getDate() + days))
}

/** The moment of a reminder on a day; null without one. Today's comes in a minute, not in the past. */
export function morningOf(day: string, now: Date = new Date()): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  const morning = new Date(year, month - 1, date, MORNING)
  return (morning > now ? morning : new Date(now.getTime() + 60_000)).toISOString()
}
