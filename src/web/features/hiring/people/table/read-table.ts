import { type CsvSeparator, csvCells } from '#shared/core/csv-cells.ts'
import { textOf } from '#shared/core/text-file.ts'
import { PEOPLE_MAX } from '../people-max.ts'

export interface TableLine {
  /** As a spreadsheet counts them. */
  number: number
  cells: string[]
}

type ReadTable = { lines: TableLine[] } | { problem: string }

const MOST_LETTERS = 2_000_000
const SPREADSHEET = /\.(xlsx?|xlsm|ods|numbers)$/i
const NO_TABLE = 'No encontramos ninguna fila. Elige un CSV con una persona por fila.'
const TOO_LONG = 'La tabla ocupa más de 2 MB. Divídela y tráela por partes.'
const NO_TEXT = 'Este archivo no es un CSV. Abre la tabla en tu hoja de cálculo y guárdala como CSV.'

export async function readTableFile(file: File): Promise<ReadTable> {
  if (file.size === 0) return { problem: 'Este archivo está vacío. Elige otro.' }
  if (SPREADSHEET.test(file.name)) return { problem: 'Es una hoja de cálculo. Ábrela y guárdala como CSV.' }
  if (file.size > MOST_LETTERS) return { problem: TOO_LONG }
  try {
    const text = textOf(new Uint8Array(await file.arrayBuffer()))
    return text === null ? { problem: NO_TEXT } : readTable(text)
  } catch {
    return { problem: 'No pudimos abrir el archivo. Elígelo otra vez.' }
  }
}

/** What spreadsheets write as their first line to say what separates. */
const SAID = /^sep=([,;\t])\n/i

export function readTable(typed: string): ReadTable {
  if (typed.length > MOST_LETTERS) return { problem: TOO_LONG }
  const text = typed.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const said = SAID.exec(text)
  const separator = SEPARATORS.find((one) => one === said?.[1]) ?? separatorOf(text)
  const { rows, is_open } = csvCells(text, separator)
  if (is_open)
    return { problem: `Faltan unas comillas de cierre en la fila ${rows.length}. Corrígela y tráela otra vez.` }
  const lines = rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(cleaned) }))
    .slice(said ? 1 : 0)
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (lines.length === 0) return { problem: NO_TABLE }
  // The headings are nobody.
  if (lines.length > PEOPLE_MAX + 1)
    return { problem: `Hay ${lines.length} filas. Trae hasta ${PEOPLE_MAX} personas a la vez: divide la tabla.` }
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  return {
    lines: lines.map((line) => ({ ...line, cells: Array.from({ length: width }, (_, at) => line.cells[at] ?? '') })),
  }
}

/** Our own lists put an apostrophe before what a spreadsheet would compute, such as «+34…». */
const cleaned = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '')

const SEPARATORS: readonly CsvSeparator[] = [',', ';', '\t']
const SAMPLE_LINES = 20

/** By which the first lines fall into most cells, and each into as many. */
function separatorOf(text: string): CsvSeparator {
  const sample = text.split('\n', SAMPLE_LINES).join('\n')
  const score = (separator: CsvSeparator): number => {
    const [first, ...others] = csvCells(sample, separator).rows.map(({ length }) => length)
    return first === undefined ? 0 : (first - 1) * (1 + others.filter((width) => width === first).length)
  }
  return SEPARATORS.toSorted((one, other) => score(other) - score(one))[0] ?? ','
}
