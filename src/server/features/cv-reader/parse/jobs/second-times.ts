import { findDates } from '../dates/dates.ts'
import type { Entry } from '../entries/entries.ts'

const AND = /^\s*(?:,|;|,?\s*[yei])\s*$/u

/** «Clases de piano — 2015 a 2018 y desde 2021»: one name with two times is two jobs; the later one has the text. */
export function withSecondTimes(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const text = entry.head[entry.dated]?.text ?? ''
    const [first, second] = findDates(text).filter(({ is_range }) => is_range)
    if (!first || !second || entry.span?.from !== first.from || !AND.test(text.slice(first.to, second.from)))
      return [entry]
    return [
      { ...entry, body: [] },
      { ...entry, span: second },
    ]
  })
}
