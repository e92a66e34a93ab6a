import type { PlainDocument } from '../plain/plain-document.ts'
import { breakable } from './typst-data.ts'

/** Longer words may break anywhere: the columns of a table are narrow. */
const LONGEST_WHOLE_WORD = 18
const EMPTY = '—'

const cell = (text: string): string =>
  text
    .split(/(\s)/)
    .map((word) => breakable(word, LONGEST_WHOLE_WORD))
    .join('') || EMPTY

/** What the template reads; whatever no font could print leaves a dash and no hole. */
export function plainData(document: PlainDocument): string {
  const parts = document.parts.map((part) => {
    if (part.kind === 'text') return part
    if (part.kind === 'sides')
      return { ...part, sides: part.sides.map((side) => ({ ...side, lines: side.lines.map(cell) })) }
    return { ...part, rows: part.rows.map((row) => row.map(cell)) }
  })
  return JSON.stringify({ ...document, parts })
}
