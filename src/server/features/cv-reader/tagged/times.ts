import { type DateSpan, findDates } from '../parse/dates/dates.ts'
import type { Said } from './said.ts'

interface Time {
  span: DateSpan | null
  /** What is said of it besides dates: «tres años», «verano». */
  told: string[]
}

/** When something was, by the words that say so and the signs around them. */
export function timeOf(said: readonly Said[]): Time {
  const spans = said.map(dateIn)
  const told = said.filter((_, at) => !spans[at]).map(({ text }) => text)
  const found = spans.filter((span) => span !== null)
  const range = found.find(({ is_range }) => is_range)
  if (range) return { span: range, told }
  const together =
    said.length > 1 ? [' ', ' - '].flatMap((sign) => findDates(said.map(({ text }) => text).join(sign))) : []
  const joined = together.find(({ is_range }) => is_range)
  if (joined) return { span: joined, told: [] }
  return { span: found[0] ?? null, told }
}

/** Two dates of a table stand in two cells. */
const CELLS = /\s{2,}|\s*\|\s*/g

/** «desde 2019» means another time than «2019», so that the line is read and not its words alone. */
function dateIn({ at, start, end, text }: Said): DateSpan | null {
  const inside = findDates(at.line.text).filter(({ from, to }) => from < end && to > start)
  const range =
    inside.find(({ is_range }) => is_range) ?? findDates(text.replace(CELLS, ' - ')).find(({ is_range }) => is_range)
  return range ?? inside[0] ?? findDates(text)[0] ?? null
}
