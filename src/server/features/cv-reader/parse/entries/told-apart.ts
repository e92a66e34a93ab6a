import { type Line, withText } from '../../lines/line.ts'
import { type DateSpan, findDates, isBalanced, isDuration, isMonths, SEASON } from '../dates/dates.ts'
import { canBeTown } from '../head/head.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { placeOf } from '../names/places.ts'
import { sentencesOf } from '../sections/items.ts'
import { isJob } from '../sections/line-meaning.ts'
import { type Segment, segmentsOf } from './segments.ts'

const MOST_NAME_WORDS = 8
const MOST_FIRST_WORDS = 12
const LONGEST_NAME = 80
const STRONG = 2

/** «2018 – hoy. Empresa. Puesto. Lo que hacía…» in one line becomes its head and what it tells. */
export function toldApart(lines: readonly Line[]): Line[] {
  return lines.flatMap(jobsApart).flatMap((line, at, all) => {
    const from = isBelowHead(all[at - 1], line) ? null : toldFrom(line.text)
    if (from === null) return [line]
    const behind = line.text.slice(from).replace(/^[\s.,;:|·•‖–—-]+/, '')
    const head = line.text.slice(0, from).replace(/[\s:;,|·•‖–—-]+$/, '')
    // «Consulta Sol (verano 2016, reemplazo)»: the bracket was opened before the date.
    const told = isBalanced(head) ? behind : behind.replace(/^([^()]*)\)/, '$1')
    if (head === '' || told === '') return [line]
    return [
      { ...line, text: head, cells: cellsOf(line, head), right: head.length },
      { ...line, text: told, cells: [{ text: told, x: line.x }], bullet: false, gap: 0, bold: false },
    ]
  })
}

/** «Revisora en Coop. Sol (2016-2020). Docente en Liceo Mar (2008-2011).»: each sentence with its time is a job. */
function jobsApart(line: Line): Line[] {
  const sentences = sentencesOf(line.text)
  const timed = sentences.filter(
    (text) => findDates(text).some(({ is_range }) => is_range) && isJob(text) && !ALSO.test(text),
  )
  if (timed.length < 2 || timed[0] !== sentences[0]) return [line]
  return sentences.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 }))
}

/** «Desde 2023 también Laravel» goes on with the job before. */
const ALSO =
  /^(?:desde|en|a partir de)\s[^,.]{4,25}(?:\s|,\s)(?:tambi[eé]n|adem[aá]s|uso|utilizo|manejo|llevo|hago|coordino|superviso|gestiono|me encargo|con|\p{Ll}{2,}[aei]mos)(?!\p{L})/iu

const LONGEST_HEAD = 120
const LONG = 150

/** A long text right below a short line with its own range tells about that one. */
export function isBelowHead(above: Line | undefined, line: Line): boolean {
  if (!above || line.gap >= 1 || line.bullet || line.text.length < LONG || above.text.length > LONGEST_HEAD)
    return false
  const first = segmentsOf(line.text)[0]
  return !first?.span?.is_range && segmentsOf(above.text).some(({ span }) => span?.is_range)
}

/** Cells stay apart as far as the head goes. */
function cellsOf(line: Line, head: string): Line['cells'] {
  const cells: Line['cells'] = []
  let at = 0
  for (const cell of line.cells) {
    const from = line.text.indexOf(cell.text, at)
    if (from < 0 || from >= head.length) break
    cells.push({ ...cell, text: head.slice(from, from + cell.text.length) })
    at = from + cell.text.length
  }
  return cells.length > 0 ? cells : [{ text: head, x: line.x }]
}

/** What the names of a head still miss. */
interface Found {
  names: number
  position: boolean
  employer: boolean
}

/** Where a line stops naming a job and begins to tell about it; null when it does not tell. */
function toldFrom(text: string): number | null {
  const segments = segmentsOf(text)
  const dated = segments.findIndex(({ span }) => span !== null)
  const date = segments[dated]?.span
  if (!date || (!date.is_range && !mayHead(text, date))) return null
  const found: Found = { names: 0, position: false, employer: false }
  for (const segment of segments.slice(0, dated)) take(found, segment)
  for (const segment of segments.slice(dated + 1)) {
    if (segment.span || isBeside(segment.text) || isBracket(text, segment)) continue
    if (!names(found, segment)) return segment.from
    const comma = longTail(segment, found)
    take(found, segment)
    if (comma) return text.indexOf(comma, segment.from)
  }
  return null
}

/** A single date heads an entry at its start, in brackets, or behind the name of a job. */
const mayHead = (text: string, { from, to }: DateSpan): boolean =>
  /^[\s([]*$/.test(text.slice(0, from).replace(SEASON, '')) ||
  text[to - 1] === ')' ||
  (from <= LONGEST_NAME && positionScore(text) + employerScore(text) >= 1.5)

function take(found: Found, { text }: Segment): void {
  if (isBeside(text)) return
  found.names += 1
  if (positionScore(text) >= 1 && positionScore(text) >= employerScore(text)) found.position = true
  if (employerScore(text) > positionScore(text)) found.employer = true
  // «Puesto en Empresa» or «Empresa, puesto» before the date has both.
  if (/\s(?:en|at)\s+\p{Lu}|,\s/u.test(text) && positionScore(text) + employerScore(text) >= 1.5 && !placeOf(text))
    found.names += /,\s/.test(text) && !hasBoth(text) ? 0 : 1
}

const hasBoth = (text: string): boolean => {
  const parts = text.split(/,\s+/)
  return (
    parts.some((part) => positionScore(part) >= 1) && parts.some((part) => positionScore(part) < 1 && !placeOf(part))
  )
}

/** «2019 – 2021 (con pausa por obras)» */
const isBracket = (text: string, { from, to }: Segment): boolean =>
  /^[\s.,]*\([^()]{3,60}\)\s*\.?$/.test(text.slice(from, to))

/** «2015 a 2018 y desde 2021» */
const AND_ALONE = /^[yei]$/i

/** A place, a length or a season among the names. */
const isBeside = (text: string): boolean =>
  text === '' ||
  AND_ALONE.test(text) ||
  /^\([^()]*\)$/.test(text) ||
  isDuration(text) ||
  isMonths(text) ||
  SEASON.exec(text)?.index === 0 ||
  placeOf(text) !== null

/** Whether a segment behind the date is still one of the names. */
function names(found: Found, { text, after }: Segment): boolean {
  const [first = ''] = text.split(/,\s+/)
  const most = found.names === 0 ? MOST_FIRST_WORDS : MOST_NAME_WORDS
  const short = first.split(' ').length <= most && first.length <= LONGEST_NAME
  if (!short || TELLS.test(first)) return false
  const role = positionScore(first)
  if (found.names === 0) return true
  if (role < STRONG && isDutyList(text)) return false
  if (found.names >= 2) return !found.position && role >= 2 && after !== 'strict'
  if (after === 'loose') return found.position ? role < 2 : true
  if (!found.position && role >= 1) return true
  return (found.position && !found.employer && employerScore(first) > role) || canBeTown(text)
}

/** «aseo, medicación, comidas»: words between commas are what somebody did. */
const isDutyList = (text: string): boolean => text.split(/,\s+/).length > (/^\p{Ll}/u.test(text) ? 1 : 3)

/** First-person verbs open a sentence, not a name. */
const TELLS = /^(?:\p{Lu}?[\p{Ll}]{3,}(?:é|amos|imos|aba|aban)|Me|Mi|Hago|Llevo|Soy|Estoy|Atiendo)(?!\p{L})/u

/** Behind the first comma of the last name stands what the job was about. */
function longTail({ text, after }: Segment, found: Found): string | null {
  const [first = '', second, ...more] = text.split(/,\s+/)
  if (second === undefined) return null
  if (found.names === 0) return behindNames(text)
  const about = more.length > 0 || employerScore(second) < 1
  const listed = after === 'strict' && about && positionScore(first) >= 1
  return text.length >= LONGEST_NAME || listed ? text.slice(first.length).replace(/^,\s+/, '') : null
}

/** «Bebidas Maipo, peoneta, reparto a almacenes, cobro en efectivo»: a long line names two things at most. */
function behindNames(text: string): string | null {
  const [first = '', second = '', ...more] = text.split(/,\s+/)
  if (text.length < LONGEST_NAME || more.length === 0) return null
  const both = positionScore(first) < 1 ? positionScore(second) >= 1 : employerScore(second) >= 0.75
  return (both ? more : [second, ...more]).join(', ')
}
