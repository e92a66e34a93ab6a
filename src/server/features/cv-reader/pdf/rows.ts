import { cleanText, squeezed } from '../lines/clean-text.ts'
import { type Cell, FIRST_GAP, type Line } from '../lines/line.ts'
import { withoutIcons, withoutSign } from '../lines/list-sign.ts'
import { isDateCell, isOpenDateCell } from '../parse/dates/dates.ts'
import { placeByCountry, placeOf } from '../parse/names/places.ts'
import type { Block } from './columns.ts'
import { joinWords, type Segment } from './segments.ts'
import type { Word } from './word.ts'

const SAME_ROW = 0.45
/** In letter sizes. */
const CELL_GAP = 1.15

interface Row {
  y: number
  segments: Segment[]
}

/** The lines of a block from top to bottom. */
export function toLines(block: Block, page: number, body_size: number): Line[] {
  const rows = liftPlaces(joinBrokenDates(toRows(block.segments)))
  const step = median(rows.slice(1).map((row, at) => row.y - (rows[at]?.y ?? row.y)))
  let before: Row | undefined
  return rows.flatMap((row) => {
    const gap = before && step > 0 ? Math.max(0, (row.y - before.y) / step - 1) : FIRST_GAP
    const line = toLine(row, block, page, body_size, gap)
    if (line) before = row
    return line ? [line] : []
  })
}

function toRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = []
  for (const segment of [...segments].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const reach = SAME_ROW * Math.min(segment.size, row?.segments[0]?.size ?? segment.size)
    if (row && segment.y - row.y <= reach) row.segments.push(segment)
    else rows.push({ y: segment.y, segments: [segment] })
  }
  for (const row of rows) row.segments.sort((a, b) => a.x - b.x)
  return rows
}

const ALIGNED = 2

/** «abr 2021 –» over «actualidad» in a narrow column of dates is one date, beside the first of its lines. */
function joinBrokenDates(rows: Row[]): Row[] {
  rows.forEach((row, at) => {
    const [first, ...others] = row.segments
    const [below, ...others_below] = rows[at + 1]?.segments ?? []
    if (!first || !below || others.length === 0 || others_below.length === 0) return
    const aligned = Math.abs(first.x - below.x) <= ALIGNED || Math.abs(first.right - below.right) <= ALIGNED
    if (!aligned || !isOpenDateCell(joinWords(first.words)) || !isDateCell(joinWords(below.words))) return
    const shift = first.right - below.x + first.size / 2
    const moved = below.words.map((word) => ({ ...word, x: word.x + shift, right: word.right + shift, y: first.y }))
    // The cell keeps its width: the moved words stand below it on the page, not over its neighbour.
    first.words.push(...moved)
    const next = rows[at + 1]
    if (next) next.segments = others_below
  })
  return rows
}

/** A place below a date at the right edge belongs to the line of the date, not to the text beside it. */
function liftPlaces(rows: Row[]): Row[] {
  rows.forEach((row, at) => {
    const above = rows[at - 1]
    const date = above?.segments.at(-1)
    const place = row.segments.at(-1)
    if (!above || !date || !place || above.segments.length < 2 || row.segments.length < 2) return
    const stacked = Math.abs(date.right - place.right) <= ALIGNED || Math.abs(date.x - place.x) <= ALIGNED
    if (!stacked || !isDateCell(joinWords(date.words)) || !isPlace(joinWords(place.words))) return
    above.segments.push({ ...place, x: date.right + place.size * 2, y: date.y })
    row.segments.pop()
  })
  return rows
}

const isPlace = (text: string): boolean =>
  placeOf(text) !== null || (text.split(',').length === 2 && placeByCountry(text) !== null)

function toLine(row: Row, block: Block, page: number, body_size: number, gap: number): Line | null {
  const cells = toCells(row.segments, body_size)
  const words = row.segments.flatMap((segment) => segment.words)
  const raw = squeezed(cleanText(cells.map(({ text }) => text).join('  ')))
  const { text, bullet } = withoutSign(raw)
  const readable = squeezed(withoutIcons(text))
  if (readable === '') return null
  const [first_word] = words
  return {
    text: readable,
    cells: signless(cells, bullet),
    page,
    x: (bullet ? words[1]?.x : undefined) ?? first_word?.x ?? block.left,
    right: Math.max(...words.map(({ right }) => right)),
    edge: block.right,
    first_word: first_word ? first_word.right - first_word.x : 0,
    size: Math.round((Math.max(...words.map(({ size }) => size)) / body_size) * 100) / 100,
    bold: share(words, ({ bold }) => bold) > 0.6,
    italic: share(words, ({ italic }) => italic) > 0.6,
    bullet,
    gap,
    marked_heading: false,
  }
}

function toCells(segments: readonly Segment[], body_size: number): Cell[] {
  const cells: { words: Word[]; x: number; right: number }[] = []
  for (const { words, x, right, size } of segments) {
    const last = cells.at(-1)
    if (last && x - last.right < CELL_GAP * size) {
      last.words.push(...words)
      last.right = right
    } else cells.push({ words: [...words], x, right })
  }
  return cells
    .flatMap(({ words, ...cell }) => splitAtSize(words).map((part) => ({ ...cell, words: part })))
    .flatMap(({ words }) => (words.some(({ size }) => size > LARGEST_SPLIT * body_size) ? [words] : splitAtBold(words)))
    .map((words) => ({ text: joinWords(words), x: words[0]?.x ?? 0 }))
}

const LARGEST_SPLIT = 1.25
const OTHER_SIZE = 1.4

/** A headline in small letters right behind a name in big ones. */
function splitAtSize(words: Word[]): Word[][] {
  const at = words.findIndex((word, index) => {
    const before = words[index - 1]
    if (!before || word.x - before.right < 0.1 * word.size) return false
    return Math.max(word.size, before.size) > OTHER_SIZE * Math.min(word.size, before.size)
  })
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)]
}

/** «**Cocinera** Hotel Sol»: where bold ends after its first words, another name begins. */
function splitAtBold(words: Word[]): Word[][] {
  const at = words.findIndex((word, index) => word.bold !== words[index - 1]?.bold && index > 0)
  const rest = words.slice(at)
  const clear = at > 0 && words[0]?.bold === true && rest.every(({ bold }) => !bold)
  const apart = clear && (words[at]?.x ?? 0) - (words[at - 1]?.right ?? 0) > 0.1 * (words[at]?.size ?? 0)
  return apart ? [words.slice(0, at), rest] : [words]
}

/** The sign of a list is often a cell of its own. */
function signless(cells: readonly Cell[], bullet: boolean): Cell[] {
  const clean = cells.map(({ text, x }, at) => {
    const whole = squeezed(cleanText(text))
    return { text: squeezed(withoutIcons(at === 0 && bullet ? withoutSign(whole).text : whole)), x }
  })
  return clean.filter(({ text }) => text !== '')
}

function share(words: readonly Word[], has: (word: Word) => boolean): number {
  const all = words.reduce((sum, { text }) => sum + text.length, 0)
  const some = words.reduce((sum, word) => sum + (has(word) ? word.text.length : 0), 0)
  return all === 0 ? 0 : some / all
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
