import { labelKind } from '../parse/entries/labelled-entries.ts'
import { countsRows } from '../parse/entries/table-entries.ts'

const FRAMED = /^\s*\|.*\|\s*$/
const RULE = /^[\s|:+-]*$/
const FEWEST_COLUMNS = 3
const LONGEST = 1_000
/** Stands for an empty cell, so that the others stay in their columns. */
const EMPTY = '—'

/** Tables drawn with bars become rows of cells: framed ones, and those below a row of labels. */
export function withoutBars(rows: readonly string[]): string[] {
  let columns = 0
  return rows.flatMap((row) => {
    if (row.length > LONGEST || !row.includes('|')) {
      columns = row.trim() === '' ? columns : 0
      return [row]
    }
    if (RULE.test(row)) return []
    const cells = cellsOf(row)
    if (FRAMED.test(row) && cells.length > 1) return [cells.join('\t')]
    if (isHeader(cells)) columns = cells.length
    return columns > 0 && cells.length === columns ? [cells.join('\t')] : [row]
  })
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim() || EMPTY)

const isHeader = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_COLUMNS &&
  cells.every((cell, at) => labelKind(cell) !== null || (at === 0 && countsRows(cell)))
