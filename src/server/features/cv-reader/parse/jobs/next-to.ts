import type { DateSpan } from '../dates/dates.ts'

const MOST_MONTHS_BETWEEN = 3

/** Another position with the same employer begins where the other one ended. */
export function isNextTo(one: DateSpan | null, other: DateSpan | null): boolean {
  return [
    [one?.end, other?.start],
    [other?.end, one?.start],
  ].some(([end, start]) => {
    if (!end || !start) return false
    const years_only = end.length === 4 || start.length === 4
    return Math.abs(monthsOf(end) - monthsOf(start)) <= (years_only ? 12 : MOST_MONTHS_BETWEEN)
  })
}

const monthsOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5) || 6)
