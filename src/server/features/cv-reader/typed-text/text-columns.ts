import { headingKind } from '../parse/sections/heading-words.ts'

const NARROWEST = 15
const FEWEST_ROWS = 5
const GUTTER = /\S( {2,})(?=\S)/g

/** Rows of two columns side by side, as a page with a sidebar is copied; null when the text has one column. */
export function splitColumns(rows: readonly string[]): [string[], string[]] | null {
  const at = gutterOf(rows)
  if (at === null) return null
  const from = firstBeside(rows, at)
  const left = rows.map((row, index) => (index < from ? row : row.slice(0, at).trimEnd()))
  const right = rows.slice(from).map((row) => row.slice(at))
  // Two columns have headings in both; dates at the right edge of one column have none.
  const headed = (column: readonly string[]) => column.some((row) => headingKind(row.trim()) !== null)
  return headed(left) && headed(right) ? [left, right] : null
}

/** The first row with something in the right column: above it a head may go over the whole width. */
const firstBeside = (rows: readonly string[], at: number): number =>
  rows.findIndex((row) => row.length > at && / {2}$/.test(row.slice(0, at)) && /^\S/.test(row.slice(at)))

/** Where the right column begins: the place at which most rows go on behind a gap, and which no row crosses. */
function gutterOf(rows: readonly string[]): number | null {
  const counts = new Map<number, number>()
  for (const row of rows) {
    const indent = /^ {2,}(?=\S)/.exec(row)?.[0].length
    const starts = [...row.matchAll(GUTTER)].map((gap) => gap.index + gap[0].length)
    for (const start of indent === undefined ? starts : [indent, ...starts])
      counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const [best] = [...counts].filter(([at]) => at >= NARROWEST).sort((a, b) => b[1] - a[1])
  if (!best || best[1] < FEWEST_ROWS) return null
  const [at] = best
  const crossed = rows
    .slice(firstBeside(rows, at))
    .filter((row) => row.length > at && /\S/.test(row.slice(at - 1, at))).length
  return crossed <= 1 && crossed * 10 <= best[1] ? at : null
}
