import { monthOf, SPANISH_MONTH } from '#shared/lexicon/months.ts'

const DATE = String.raw`(?:(0?[1-9]|1[0-2])\s*[/.-]\s*|(${SPANISH_MONTH})[\p{L}.]*\s+(?:de\s+|del\s+)?)?((?:19|20)\d{2})`
const NOW = 'actualidad|actualmente|hoy|presente|la fecha|ahora|present'
const PERIOD = new RegExp(
  String.raw`\(?(?<!\d)${DATE}(?!\d)(?:\s*(?:[-–—]|a|al|hasta|y)\s*(?:${DATE}(?!\d)|(${NOW})))?\)?`,
  'iu',
)

interface Dates {
  start: string | null
  end: string | null
  current: boolean
  /** The text without them. */
  rest: string
}

/** «03/2017 – 12/2019», «marzo de 2017 a hoy», «2019»: the first dates of a piece. */
export function datesIn(text: string): Dates {
  const found = PERIOD.exec(text)
  if (!found) return { start: null, end: null, current: false, rest: text }
  const [whole, month, name, year, end_month, end_name, end_year, now] = found
  return {
    start: dateOf(month, name, year),
    end: dateOf(end_month, end_name, end_year),
    current: now !== undefined,
    rest: `${text.slice(0, found.index)}\n${text.slice(found.index + whole.length)}`,
  }
}

function dateOf(month: string | undefined, name: string | undefined, year: string | undefined): string | null {
  if (year === undefined) return null
  const number = month ? Number(month) : monthOf(name?.toLowerCase() ?? '')
  return number > 0 ? `${year}-${String(number).padStart(2, '0')}` : year
}

/** What stands between commas, dashes, dots and lines, in order. */
export function partsOf(text: string): string[] {
  return text
    .split(/\n|\s+[·|•–—-]\s+|,\s+|\s+en\s+(?=\p{Lu})|\.\s+/u)
    .map((part) => part.replace(/^[\s,.;:()·–—-]+|[\s,;:(·–—-]+$/g, '').trim())
    .filter((part) => part !== '')
}
