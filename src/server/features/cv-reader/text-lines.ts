import { cleanText, hidesText, squeezed } from './lines/clean-text.ts'
import { FIRST_GAP, type Line, type ReadText } from './lines/line.ts'
import { withoutIcons, withoutSign } from './lines/list-sign.ts'
import { isPageNumber } from './lines/page-number.ts'

const CELLS = /\t+| {3,}/
const LONGEST_WRAPPED = 100
const SHORTEST_WRAPPED = 60

/** Pasted text → one flow of lines. */
export function readText(text: string): ReadText {
  const rows = withoutPageEnds(text.split(/\r\n|\r|\n|\u2028|\f/))
  const edge = wrappedAt(rows.map(({ length }) => length))
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
      lines.push({ ...line, gap: lines.length === 0 ? FIRST_GAP : Math.min(empty, 2) })
      empty = 0
    }
  }
  return { flows: [lines], pages: [cleanText(text).trim()], links: [], hidden_text_found: hidesText(text) }
}

/** Numbers of pages that were copied along, and the line beside them that stands beside every one. */
function withoutPageEnds(rows: readonly string[]): string[] {
  const numbered = new Set(rows.flatMap((row, at) => (isPageNumber(row) ? [at] : [])))
  if (numbered.size === 0) return [...rows]
  const beside = rows.filter((row, at) => row.trim() !== '' && (numbered.has(at - 1) || numbered.has(at + 1)))
  const running = new Set(beside.filter((row, at) => beside.indexOf(row) !== at))
  const seen = new Set<string>()
  return rows.filter((row, at) => !numbered.has(at) && !(running.has(row) && seen.size === seen.add(row).size))
}

function toLine(row: string, edge: number): Omit<Line, 'gap'> | null {
  const marked = /^\s*#{1,4}\s+/.exec(row)
  const unmarked = marked ? row.slice(marked[0].length) : row
  const bold = /^\s*\*\*[^*]+\*\*/.test(unmarked)
  const cells = unmarked
    .replace(/\*\*/g, '')
    .split(CELLS)
    .map((cell) => squeezed(cleanText(cell)))
  const { text: start, bullet } = withoutSign(cells.find((cell) => cell !== '') ?? '')
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
    bullet,
    marked_heading: marked !== null,
  }
}

/** Where a text was broken into lines of about the same length; most texts are not. */
function wrappedAt(lengths: readonly number[]): number {
  const longest = Math.max(0, ...lengths)
  const near = lengths.filter((length) => length > longest * 0.85).length
  const wrapped = longest >= SHORTEST_WRAPPED && longest <= LONGEST_WRAPPED && near > 1
  return wrapped ? longest : Number.POSITIVE_INFINITY
}
