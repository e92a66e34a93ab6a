import type { Line } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { type LabelKind, type LabelledEntry, labelKind } from './labelled-entries.ts'

/** A table whose first row says what its columns are: «Fecha | Empresa | Cargo | Funciones». */
export function readTable([header, ...rows]: readonly Line[]): LabelledEntry[] | null {
  const kinds = header?.cells.map(({ text }) => labelKind(text)) ?? []
  if (kinds.length < 2 || kinds.includes(null) || !rows.some(({ cells }) => cells.length === kinds.length)) return null
  const entries: LabelledEntry[] = []
  for (const row of rows) {
    const last = entries.at(-1)
    if (row.cells.length === kinds.length) entries.push(toEntry(row, kinds))
    else if (last) last.told.push(row)
    else entries.push({ values: {}, told: [row], rest: [], span: null })
  }
  return entries
}

function toEntry(row: Line, kinds: readonly (LabelKind | null)[]): LabelledEntry {
  const entry: LabelledEntry = { values: {}, told: [], rest: [], span: null }
  for (const [at, cell] of row.cells.entries()) {
    const kind = kinds[at] ?? 'told'
    if (kind === 'told') entry.told.push({ ...row, text: cell.text, cells: [cell] })
    else if (kind === 'dates') entry.span = findDates(cell.text)[0] ?? null
    else entry.values[kind] = cell.text
  }
  return entry
}
