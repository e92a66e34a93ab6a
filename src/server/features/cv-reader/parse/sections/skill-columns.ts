import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import type { Line } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { languageIn } from '../lists/language-in.ts'

const FEWEST_ROWS = 2
/** More are looked at anew, so that no row is read more often than this. */
const MOST_ROWS = 8
const FEWEST_CELLS = 2
const MOST_WORDS = 4
const FEWEST_KNOWN = 0.3

/** Rows of short names side by side, as skills are set in columns without a heading: how many from here on. */
export function skillColumnsFrom(lines: readonly Line[], at: number): number {
  let rows = 0
  while (rows < MOST_ROWS && isRow(lines[at + rows], rows)) rows++
  const cells = lines.slice(at, at + rows).flatMap((line) => line.cells.map(({ text }) => text))
  const known = cells.filter((text) => skillIdOf(text.replace(LEVEL, '')) !== null).length
  return rows >= FEWEST_ROWS && known >= cells.length * FEWEST_KNOWN ? rows : 0
}

const LEVEL = /\s+\(?(?:b[aá]sic[oa]|intermedi[oa]|medi[oa]|avanzad[oa]|expert[oa])\)?$/iu

const isRow = (line: Line | undefined, row: number): boolean =>
  line !== undefined &&
  (row === 0 || line.gap < 1) &&
  line.cells.length >= FEWEST_CELLS &&
  findDates(line.text).length === 0 &&
  line.cells.every(
    ({ text }) => /\p{L}/u.test(text) && text.split(' ').length <= MOST_WORDS && !/[.:@]$|@|\d{3}/.test(text),
  ) &&
  !line.cells.some(({ text }) => languageIn(text) !== null)
