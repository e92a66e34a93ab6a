import { csvCells } from '#shared/core/csv-cells.ts'

export type CsvRow = Record<string, string>

/** Rows by the names in the first one. */
export function readCsv(text: string): CsvRow[] {
  const [names = [], ...rows] = csvCells(text.replace(/^\ufeff/, '')).rows
  return rows
    .filter((row) => row.some((value) => value !== ''))
    .map((row) => Object.fromEntries(names.map((name, at) => [name.trim(), (row[at] ?? '').trim()])))
}
