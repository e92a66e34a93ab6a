import type { Line } from '../../lines/line.ts'
import { goesOn } from '../../lines/wrapping.ts'
import { type DateSpan, findDates, isDateCell, SEASON, trimmedEnds, withoutSpan } from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import { placeOf } from '../names/places.ts'
import { isPauseInside } from '../sections/line-meaning.ts'
import { opensItem } from './dated-items.ts'
import { segmentsOf } from './segments.ts'
import { wholeLines } from './whole-lines.ts'

/** An entry of a section: the lines that name it, its date, and what it tells. */
export interface Entry {
  head: Line[]
  body: Line[]
  /** Index in `head` of the line with the date. */
  dated: number
  span: DateSpan | null
}

const LONGEST_HEAD = 130
const MOST_ABOVE = 3
const MOST_BELOW = 3

/** The date that makes a line the head of an entry: a range, or a single date at its edge. */
function anchorOf(line: Line, dates_first = false): DateSpan | null {
  if (line.text.length > LONGEST_HEAD + 40) return null
  const spans = findDates(line.text)
  const range = spans.find(({ is_range }) => is_range)
  const found = range ?? spans.find((span) => atEdge(line.text, span) || isBetweenNames(line.text, span))
  if (!found || ALSO.test(line.text.slice(found.to)) || endsSentence(line.text, found) || isPauseInside(line.text))
    return null
  const rest = trimmedEnds(withoutSpan(line.text, found)).replace(
    LISTED_BEFORE.test(line.text.slice(0, found.from)) ? /[\s,]*\.$/ : '',
    '',
  )
  const sides = [line.text.slice(0, found.from), line.text.slice(found.to).replace(/\.$/, '')]
  const opens =
    (found.is_range || (dates_first && found.from === 0) || saysLength(line.text, found)) &&
    rest.length <= LONGEST_NAMES &&
    sides.some((side) => trimmedEnds(side) === '')
  return rest.length <= LONGEST_HEAD && (opens || !isSentence(rest) || isNames(line.text)) ? found : null
}

/** «Obras en la refinería de Talara. 2014, 5 meses»: a year with a length is a whole time. */
const saysLength = (text: string, { from, to }: DateSpan): boolean => lengthIn(text.slice(from, to)) !== ''

/** «Crecimiento del 14 % en 2024.»: a year at the end of a sentence. */
const endsSentence = (text: string, { from, to, is_range }: DateSpan): boolean =>
  !is_range &&
  text.split(' ').length > MOST_NAME_WORDS &&
  /\s(?:en|de|del|desde|durante|in|since|during)\s+$/i.test(text.slice(0, from)) &&
  /^\s*\.\s*$/.test(text.slice(to))

/** «Desde 2023 también Laravel» tells more of the same job. */
const ALSO =
  /^,?\s*(?:tambi[eé]n|adem[aá]s|uso|utilizo|manejo|llevo|hago|coordino|superviso|gestiono|me encargo)(?!\p{L})/iu
const LONGEST_NAMES = 130
const MOST_NAME_WORDS = 8

/** Short pieces between signs, as names stand. */
function isNames(text: string): boolean {
  const pieces = segmentsOf(text)
  return pieces.length > 2 && pieces.every((piece) => piece.text.split(' ').length <= MOST_NAME_WORDS)
}

/** «Experto universitario en Gestión Hotelera (25 ECTS), 2018.»: behind a comma the date is one of the names, and the stop ends no sentence. */
const LISTED_BEFORE = /,\s*$/

const BRACKETS_ALONE = /^\s*\([^()]{1,30}\)\.?\s*$/

/** «2020 (48 horas)»: brackets behind a date are no text behind it. */
const atEdge = (text: string, { from, to }: DateSpan): boolean =>
  trimmedEnds(text.slice(0, from).replace(SEASON, '')) === '' ||
  trimmedEnds(text.slice(to)).replace(/^\.$/, '') === '' ||
  BRACKETS_ALONE.test(text.slice(to))

/** «Talleres Nogal (2015) – Aprendiz» */
const isBetweenNames = (text: string, { from, to }: DateSpan): boolean =>
  text[from] === '(' &&
  /^\p{Lu}[^().;]*$/u.test(text.slice(0, from)) &&
  /^\s+[–—-]\s+\p{L}[^().;]*$/u.test(text.slice(to))

/** Running text rather than names. */
export function isSentence(text: string): boolean {
  const words = text.split(' ').length
  return (words > 5 && /[.;]$/.test(text) && !ABBREVIATION.test(text)) || words > 16 || /^\p{Ll}/u.test(text)
}

/** Below a date a few words with a full stop are already what the entry tells. */
const tells = (text: string): boolean => text.split(' ').length > 2 && text.endsWith('.') && !ABBREVIATION.test(text)

/** «S.A. de C.V.», «Ltda.»: the end of a name, not of a sentence. */
const ABBREVIATION = /(?:\.\p{L}{1,3}|\s\p{Lu}\p{L}{0,4})\.$/u

interface Look {
  size: number
  bold: boolean
  italic: boolean
  x: number
}

const lookOf = ({ size, bold, italic, x }: Line): Look => ({ size, bold, italic, x })
const alike = (one: Look, other: Look): boolean =>
  Math.abs(one.size - other.size) < 0.06 &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  Math.abs(one.x - other.x) < 4

const isNaming = (line: Line | undefined): line is Line =>
  line !== undefined && !line.bullet && line.text.length <= LONGEST_HEAD && !isSentence(line.text)

/** What a section knows about the heads of its entries. */
interface HeadRule {
  /** How many names some lines have. */
  namesIn: (head: readonly Line[]) => number
  /** Whether a further line is the name that the head still misses. */
  completes?: (head: readonly Line[], line: Line) => boolean
  /** Whether an item of a list is an entry without a date; without this rule every item is. */
  isItem?: (line: Line) => boolean
  /** Whether a further line begins something else. */
  opens?: (head: readonly Line[], line: Line) => boolean
}

/** Parts the lines of a section at its dates. */
export function splitEntries(broken: readonly Line[], rule: HeadRule): Entry[] | null {
  const lines = wholeLines(broken)
  const anchors = findAnchors(lines)
  if (anchors.length === 0) return null
  if (lines[0]?.bullet && anchors.every(({ at }) => lines[at]?.bullet)) return splitAtBullets(lines, rule)
  const tops = findTops(lines, anchors)
  const intro = lines.slice(0, tops[0])
  const entries = anchors.map(({ at, span }, index): Entry => {
    const top = tops[index] ?? at
    const stop = tops[index + 1] ?? lines.length
    const bottom = headBottom(lines, { top, at, stop }, rule)
    return { head: lines.slice(top, bottom), body: lines.slice(bottom, stop), dated: at - top, span }
  })
  if (intro.length > 0) entries.unshift({ head: [], body: intro, dated: -1, span: null })
  return entries
}

/** A list in which every item is an entry, with its date or without. */
function splitAtBullets(lines: readonly Line[], { isItem }: HeadRule): Entry[] {
  const entries: Entry[] = []
  const ranged = lines.some((line) => line.bullet && spanInside([line])?.is_range)
  for (const line of lines) {
    const last = entries.at(-1)
    const span = spanInside([line])
    const dated =
      span !== null && anchorOf(line) !== null && (!ranged || span.is_range || !isBracketed(line.text, span))
    const opens = line.bullet && (!isItem || isItem(line) || dated)
    if (last && !opens) last.body.push(line)
    else entries.push({ head: [line], body: [], dated: 0, span })
  }
  return entries
}

/** «ECMO (formado en 2022)»: a remark inside brackets. */
function isBracketed(text: string, { from }: DateSpan): boolean {
  const before = text.slice(0, from)
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}

/** The date that some lines say, wherever it stands in them. */
export function spanInside(lines: readonly Line[]): DateSpan | null {
  const spans = lines.flatMap(({ text }) => findDates(text))
  return spans.find(({ is_range }) => is_range) ?? spans[0] ?? null
}

interface Anchor {
  at: number
  span: DateSpan
}

function findAnchors(lines: readonly Line[]): Anchor[] {
  const timed = lines.flatMap(({ text }) =>
    findDates(text)
      .filter(({ is_range }) => is_range)
      .slice(0, 1),
  )
  const dates_first = timed.length > 1 && timed.every(({ from }) => from <= 1)
  const all = lines.flatMap((line, at): (Anchor & { bullet: boolean })[] => {
    const span = anchorOf(line, dates_first)
    return span ? [{ at, span, bullet: line.bullet }] : []
  })
  const plain = all.filter(({ bullet }) => !bullet)
  const only_items = !plain.some(({ span }) => span.is_range) && all.some(({ bullet, span }) => bullet && span.is_range)
  const opens = ({ at, bullet, span }: (typeof all)[number]) => !bullet || opensItem(lines[at], span)
  const chosen = plain.length > 0 && !only_items ? all.filter(opens) : all
  // Where ranges head the entries, a single year is part of the text.
  const ranges = chosen.filter(({ span }) => span.is_range)
  return ranges.length * 2 > chosen.length ? withLoneDates(lines, chosen, ranges) : chosen
}

/** A single date still heads an entry when its line looks like those with a range. */
function withLoneDates(lines: readonly Line[], all: readonly Anchor[], ranges: readonly Anchor[]): Anchor[] {
  const looks = ranges.flatMap(({ at }) => (lines[at] ? [lookOf(lines[at])] : []))
  return all.filter(({ at, span }) => {
    const line = lines[at]
    return span.is_range || (line !== undefined && looks.some((look) => alike(look, lookOf(line))))
  })
}

/** The first line of each entry: as many lines above the date as the first entry has, if they look alike. */
function findTops(lines: readonly Line[], anchors: readonly Anchor[]): number[] {
  const first = anchors[0]?.at ?? 0
  const above_first = namingAbove(lines, first, 0)
  const first_top = first - above_first
  const first_line = lines[first_top]
  const blocks = anchors.map(({ at }, index) => blockTop(lines, at, (anchors[index - 1]?.at ?? -1) + 1))
  const in_blocks = blocks.slice(1).every((top) => top !== null)
  return anchors.map(({ at }, index) => {
    if (index === 0 || !first_line) return first_top
    if (in_blocks) return blocks[index] ?? at
    const floor = (anchors[index - 1]?.at ?? 0) + 1
    const possible = namingAbove(lines, at, floor)
    // The first entry has its date beside its names; one whose date stands alone has them above.
    const names_above = isDateAlone(lines[at]) && !isDateAlone(lines[first]) ? Math.min(possible, 1) : 0
    return at - Math.max(names_above, linesAbove(lines, at, possible, above_first, first_line))
  })
}

const isDateAlone = (line: Line | undefined): boolean => line !== undefined && isDateCell(line.text)

function namingAbove(lines: readonly Line[], at: number, floor: number): number {
  let above = 0
  while (above < MOST_ABOVE && at - above - 1 >= floor && isNaming(lines[at - above - 1])) {
    above++
    // What stands over an empty line belongs to something else.
    if ((lines[at - above]?.gap ?? 0) >= 1) break
  }
  return above
}

/** Where each entry stands apart behind an empty line, it begins there, however many lines name it. */
function blockTop(lines: readonly Line[], at: number, floor: number): number | null {
  if ((lines[at]?.gap ?? 0) >= 1) return at
  const top = at - namingAbove(lines, at, floor)
  return (lines[top]?.gap ?? 0) >= 1 && !(placeOf(lines[top]?.text ?? '') && top < at - 1) ? top : null
}

const CLEAR_GAP = 0.3

function linesAbove(lines: readonly Line[], at: number, possible: number, usual: number, first: Line): number {
  for (let above = possible; above > 0; above--) {
    const line = lines[at - above]
    const before = lines[at - above - 1]
    if (!line || (before && goesOn(before, line, 'prose') && !line.bold)) continue
    // A place above the names of this entry is the end of the one before.
    if (above > 1 && placeOf(line.text)) continue
    const opens = line.gap > CLEAR_GAP && above <= Math.max(usual, 1)
    if ((above === usual && alike(lookOf(line), lookOf(first))) || opens) return above
  }
  // Another position under the same employer has fewer lines: those that look like the lower ones of a full head.
  for (let above = Math.min(possible, usual - 1); above > 0; above--) {
    const line = lines[at - above]
    if (line && (line.size > 1.03 || line.bold || line.gap > CLEAR_GAP)) return above
  }
  const most = Math.min(possible, usual)
  return most > 1 && placeOf(lines[at - most]?.text ?? '') ? most - 1 : most
}

/** The head goes on below its date while names are missing. */
function headBottom(
  lines: readonly Line[],
  { top, at, stop }: { top: number; at: number; stop: number },
  { namesIn, completes, opens }: HeadRule,
): number {
  let bottom = at + 1
  while (bottom < stop && bottom - at <= MOST_BELOW) {
    const line = lines[bottom]
    if (!isNaming(line) || line.gap > 1 || tells(line.text) || findDates(line.text).some(({ is_range }) => is_range))
      break
    // With both names there, only a place or a kind of contract may follow.
    const head = lines.slice(top, bottom)
    if (opens?.(head, line)) break
    if (namesIn(head) >= 2 && namesIn([line]) > 0 && !completes?.(head, line)) break
    bottom++
  }
  return bottom
}
