import type { DateSpan } from '../dates/dates.ts'
import type { Entry } from '../entries/entries.ts'

/** «2019- Hotel Sol» goes on when it is the only one without an end and no other job is later; else it was that year. */
export function settleOpenTimes(entries: readonly Entry[]): void {
  const open = entries.filter(({ span }) => span !== null && isOpen(span))
  const others = entries.filter((entry) => !open.includes(entry)).flatMap(({ span }) => [span?.start, span?.end])
  const [only] = open
  const begun = only?.span?.start ?? ''
  const goes_on = open.length === 1 && others.every((date) => !date || date.slice(0, 4) <= begun.slice(0, 4))
  for (const entry of open) {
    if (entry.span) entry.span = { ...entry.span, current: goes_on, is_range: goes_on }
  }
}

const isOpen = ({ is_range, start, end, current }: DateSpan): boolean =>
  is_range && start !== null && end === null && !current
