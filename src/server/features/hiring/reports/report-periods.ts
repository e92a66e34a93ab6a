import type { ReportSpan } from '#shared/hiring/reports/reports.ts'

export type PeriodUnit = 'WEEK' | 'MONTH'

const DAY_MS = 86_400_000
/** A longer span is told by months. */
const WEEKS_UP_TO = 120

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const unitOf = ({ from, to }: ReportSpan): PeriodUnit =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS <= WEEKS_UP_TO ? 'WEEK' : 'MONTH'

/** The Monday or the first of the month with which each period of a span begins. */
export function periodsOf({ from, to }: ReportSpan, unit: PeriodUnit): string[] {
  const date = new Date(`${from}T12:00:00.000Z`)
  if (unit === 'MONTH') date.setUTCDate(1)
  else date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  const periods: string[] = []
  while (dayOf(date) <= to) {
    periods.push(dayOf(date))
    if (unit === 'MONTH') date.setUTCMonth(date.getUTCMonth() + 1)
    else date.setUTCDate(date.getUTCDate() + 7)
  }
  return periods
}
