import type { Line } from '../../lines/line.ts'
import { type DateSpan, findDates, isDateCell } from '../dates/dates.ts'
import { type LabelKind, type LabelledEntry, labelKind } from './labelled-entries.ts'

/** A table whose first row says what its columns are: «Fecha | Empresa | Cargo | Funciones». */
export function readTable(lines: readonly Line[]): LabelledEntry[] | null {
  const [header, ...rows] = countsRows(lines[0]?.cells[0]?.text ?? '') ? lines.map(withoutFirstCell) : lines
  const kinds = header?.cells.map(({ text }) => labelKind(text)) ?? []
  if (kinds.length < 2 || kinds.includes(null) || !rows.some(({ cells }) => cells.length === kinds.length)) return null
  const entries: LabelledEntry[] = []
  for (const row of rows) {
    const last = entries.at(-1)
    if (row.cells.length === kinds.length || lacksLast(row, kinds)) entries.push(toEntry(row, kinds))
    else if (last) last.told.push(row)
    else entries.push({ values: {}, told: [row], rest: [], span: null })
  }
  return entries
}

/** «Ítem», «N°»: a column that counts the rows. */
const COUNTS = /^(?:[ií]tem|n[.º°ro]*|#|orden)$/iu
export const countsRows = (label: string): boolean => COUNTS.test(label)
const withoutFirstCell = (line: Line): Line =>
  line.cells.length < 2
    ? line
    : {
        ...line,
        cells: line.cells.slice(1),
        text: line.cells
          .slice(1)
          .map(({ text }) => text)
          .join('  '),
      }

/** The last cell, what the job was about, may be empty. */
const lacksLast = ({ cells }: Line, kinds: readonly (LabelKind | null)[]): boolean =>
  kinds.at(-1) === 'told' && cells.length === kinds.length - 1 && isDateCell(cells[kinds.indexOf('dates')]?.text ?? '')

function toEntry(row: Line, kinds: readonly (LabelKind | null)[]): LabelledEntry {
  const entry: LabelledEntry = { values: {}, told: [], rest: [], span: null }
  for (const [at, cell] of row.cells.entries()) {
    const kind = kinds[at] ?? 'told'
    if (!/[\p{L}\p{N}]/u.test(cell.text)) continue
    if (kind === 'told') entry.told.push({ ...row, text: cell.text, cells: [cell], bullet: false })
    else entry.values[kind] = cell.text
  }
  entry.span = spanOf(entry.values)
  return entry
}

/** «Desde» and «Hasta» in columns of their own are one range. */
function spanOf({ dates = '', until }: LabelledEntry['values']): DateSpan | null {
  const [span] = findDates(until === undefined ? dates : `${dates} – ${until}`)
  return span ?? null
}

const FEWEST_COLUMNS = 3

/** The same table copied cell by cell: its header, then its rows, each cell a line. */
export function readFlatTable(lines: readonly Line[]): LabelledEntry[] | null {
  const kinds: LabelKind[] = []
  for (const line of lines) {
    const kind = line.cells.length === 1 && line.text.split(' ').length <= 3 ? labelKind(line.text) : null
    if (!kind || kinds.includes(kind)) break
    kinds.push(kind)
  }
  const dated = kinds.indexOf('dates')
  if (kinds.length < FEWEST_COLUMNS || dated < 0) return null
  const cells = lines.slice(kinds.length)
  const starts = cells.flatMap(({ text }, at) => (isDateCell(text) || OPEN_RANGE.test(text) ? [at - dated] : []))
  if (starts.length === 0 || starts[0] !== 0) return null
  return starts.map((from, row) => {
    const own = cells.slice(from, starts[row + 1])
    const [first] = own
    const more = own.slice(kinds.length)
    const entry = first ? toEntry({ ...first, cells: own.slice(0, kinds.length).map(toCell) }, kinds) : emptyEntry()
    entry.told.push(...more)
    return entry
  })
}

const OPEN_RANGE = /^(?:19|20)\d\d\s*[-–—]\s*$/
const toCell = ({ text, x }: Line) => ({ text, x })
const emptyEntry = (): LabelledEntry => ({ values: {}, told: [], rest: [], span: null })
