import { cleanText, hidesText, squeezed } from '../lines/clean-text.ts'
import { FIRST_GAP, type Line, type ReadText } from '../lines/line.ts'
import { cellsByIcons, withoutIcons, withoutSign } from '../lines/list-sign.ts'
import { findDates } from '../parse/dates/dates.ts'
import { isLabelAlone } from '../parse/entries/labelled-entries.ts'
import { headingKind } from '../parse/sections/heading-words.ts'
import { withoutPageEnds } from './page-ends.ts'
import { withoutBars } from './pipe-tables.ts'
import { splitColumns } from './text-columns.ts'
import { typedRows } from './typed-rows.ts'

/** «*Montacarguista* en Logística Sur», as messengers set bold and italics. */
const MESSENGER_BOLD = /(?<![\p{L}\d*_])([*_])(?=\S)([^*_]{2,120}?)(?<=\S)\1(?![\p{L}\d*_])/gu
const CELLS = /\t+| {3,}/
const LONGEST_WRAPPED = 100
const SHORTEST_WRAPPED = 60

/** Pasted text → one flow of lines, or one for each of its columns. */
export function readText(text: string): ReadText {
  const rows = wholeWords(typedRows(withoutBars(withoutPageEnds(text.split(/\r\n|\r|\n|\u2028|\f/)))))
  const flows = numbered((splitColumns(rows) ?? [rows]).map(toFlow))
  return { flows, pages: [cleanText(text).trim()], links: [], hidden_text_found: hidesText(text), unseen: text }
}

/** Whatever becomes of a line later, it is known which one it was. */
function numbered(flows: readonly Line[][]): Line[][] {
  let row = 0
  return flows.map((flow) => flow.map((line) => ({ ...line, row: row++ })))
}

/** A word that the page broke at its end is whole again. */
function wholeWords(rows: readonly string[]): string[] {
  const whole: string[] = []
  for (const row of rows) {
    const before = whole.at(-1)
    if (before !== undefined && /\p{Ll}-$/u.test(before.slice(-2)) && /^\p{Ll}/u.test(row)) {
      whole[whole.length - 1] = before.slice(0, -1) + row
    } else whole.push(row)
  }
  return whole
}

function toFlow(rows: readonly string[]): Line[] {
  const lengths = rows.map(({ length }) => length)
  const edge = isBroken(rows) ? wrappedAt(lengths) : Number.POSITIVE_INFINITY
  const widest = Math.min(LONGEST_WRAPPED, Math.max(0, ...lengths))
  const lines: Line[] = []
  let empty = 0
  for (const row of rows) {
    const line = toLine(row, edge)
    const before = lines.at(-1)
    if (/^\s*[-=_*~]{3,}\s*$/.test(row)) {
      // A line drawn below a text makes it a heading.
      if (before && empty === 0) before.marked_heading = true
    } else if (!line) empty++
    else {
      lines.push({ ...line, widest, gap: lines.length === 0 ? FIRST_GAP : Math.min(empty, 2) })
      empty = 0
    }
  }
  if (areCounted(lines))
    return lines.map((line) => (line.numbered ? { ...line, bullet: false, gap: Math.max(line.gap, 1) } : line))
  const counted = lines.some((line, at) => countsEntry(line, lines[at + 1]))
  return lines.map((line, at) =>
    countsEntry(line, lines[at + 1]) || (counted && countsFirst(lines, at)) ? { ...line, bullet: false } : line,
  )
}

/** «1. Gobierno Regional» over «Abogada | 2022 – 2024»: where below each number stands a line that is none of the list. */
function areCounted(lines: readonly Line[]): boolean {
  const heads = lines.flatMap((line, at) => (line.numbered ? [lines[at + 1]] : []))
  return (
    heads.length > 1 &&
    heads.every(
      (next) => next && !next.bullet && next.gap < 1 && findDates(next.text).length > 0 && /^\p{Lu}/u.test(next.text),
    )
  )
}

/** «1) Hotel Sol» over the other lines of its entry: the number counts entries, and no list is meant. */
const countsEntry = ({ numbered, gap }: Line, next: Line | undefined): boolean =>
  numbered === true && gap >= 1 && next !== undefined && next.gap < 1 && !next.bullet

/** The first of such entries may stand right below its heading. */
function countsFirst(lines: readonly Line[], at: number): boolean {
  const [above, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  const below_heading = above !== undefined && (above.marked_heading || headingKind(above.text) !== null)
  return line !== undefined && below_heading && countsEntry({ ...line, gap: 1 }, next)
}

function toLine(row: string, edge: number): Omit<Line, 'gap'> | null {
  const marked = /^\s*#{1,4}\s+/.exec(row)
  const unmarked = marked ? row.slice(marked[0].length) : row
  const bold = /^\s*\*\*[^*]+\*\*/.test(unmarked)
  const cells = cellsByIcons(unmarked)
    .replace(/\*\*/g, '')
    .replace(MESSENGER_BOLD, '$2')
    .split(CELLS)
    .flatMap((cell, at, { length }) => (at === 0 && length === 1 ? labelApart(cell) : [cell]))
    .map((cell) => squeezed(cleanText(cell)))
  // Where the first words alone are bold they name an item.
  const named = /^\s*([*_])(?=\S)[^*_]{2,120}\1\s+\S/u.test(unmarked)
  const opening = cells.find((cell) => cell !== '') ?? ''
  const { text: start, bullet: signed } = withoutSign(opening)
  // «3. Herramientas» counts the sections.
  const counted = signed && /^\d/.test(opening.trim()) && headingKind(start) !== null
  const bullet = signed && !counted
  const texts = [start, ...cells.filter((cell) => cell !== '').slice(1)]
    .map((cell) => squeezed(withoutIcons(cell)))
    .filter((cell) => cell !== '')
  const [first] = texts
  if (first === undefined) return null
  const text = texts.join('  ')
  return {
    text,
    cells: texts.map((cell) => ({ text: cell, x: 0 })),
    page: 0,
    x: 0,
    right: row.trimEnd().length,
    edge,
    first_word: first.split(' ')[0]?.length ?? 0,
    size: 1,
    bold,
    italic: false,
    bullet: bullet || named,
    numbered: bullet && /^\d/.test(opening.trim()),
    marked_heading: marked !== null || counted,
  }
}

/** «Profesión o cargo desempeñado  Electromecánica»: of a form two spaces are left between what it asks and the answer. */
function labelApart(row: string): string[] {
  const [, label = '', answer = ''] = /^\s*(\S.{2,60}?) {2}(\S.*)$/.exec(row) ?? []
  if (isLabelAlone(label)) return [label, answer]
  return headingKind(label) !== null && !headingKind(row) ? [`${label}: ${answer}`] : [row]
}

/** Whether a sentence goes on in a next line with a small letter, as in a text that a page broke. */
const isBroken = (rows: readonly string[]): boolean =>
  rows.some(
    (row, at) => row.length >= SHORTEST_WRAPPED * 0.85 && /\p{L}$/u.test(row) && /^\s*\p{Ll}/u.test(rows[at + 1] ?? ''),
  )

/** Where a text was broken into lines of about the same length; most texts are not. */
function wrappedAt(lengths: readonly number[]): number {
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0)
  const near = lengths.filter((length) => length > longest * 0.85).length
  const wrapped = longest >= SHORTEST_WRAPPED && longest <= LONGEST_WRAPPED && near > 1
  return wrapped ? longest : Number.POSITIVE_INFINITY
}
