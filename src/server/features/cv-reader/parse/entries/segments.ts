import { type DateSpan, findDates, trimmedEnds } from '../dates/dates.ts'
import { STOP } from '../names/names.ts'

/** A piece of a line between the signs that part names. */
export interface Segment {
  text: string
  /** Where it stands in the line. */
  from: number
  to: number
  /** The sign before it: loose ones part names, strict ones may also part a name from what is told. */
  after: 'start' | 'date' | 'loose' | 'strict'
  /** The date, for a segment that is nothing else. */
  span: DateSpan | null
}

const LONGEST_READ = 400
const SIGN = new RegExp(
  String.raw`\s*[|•‖]\s*|\s+·\s*|·\s+|\s+[–—/-]\s+|\s{2,}|\s*::?\s+|;\s+|${STOP}(?=[\p{Lu}\d«"¿¡(])`,
  'gu',
)
const LOOSE = /[|·•‖–—/]|^\s+-|^\s{2,}$/

/** Cuts a line at the signs outside brackets and dates; every date is a segment of its own. */
export function segmentsOf(line: string): Segment[] {
  const text = line.slice(0, LONGEST_READ)
  const spans = findDates(text)
  const segments: Segment[] = []
  let at = 0
  let after: Segment['after'] = 'start'
  for (const span of spans) {
    if (span.from < at) continue
    segments.push(...behindDate(text, at, span.from, after))
    segments.push({ text: text.slice(span.from, span.to), from: span.from, to: span.to, after: 'date', span })
    at = span.to
    after = signAfter(text.slice(at))
  }
  segments.push(...behindDate(text, at, text.length, after))
  return segments.filter((segment) => segment.span !== null || /[\p{L}\p{N}]/u.test(segment.text))
}

const REMARK = /^[\s.,]*\([^()]{1,60}\)(?=\s*\p{Lu})/u

/** «2021 (8 meses, reemplazo) Botica Sol»: a remark to the date is none of the names. */
function behindDate(text: string, from: number, to: number, after: Segment['after']): Segment[] {
  const remark = after === 'start' ? null : REMARK.exec(text.slice(from, to))
  if (!remark) return cut(text, from, to, after)
  const end = from + remark[0].length
  const said = { text: remark[0].trim(), from, to: end, after, span: null }
  return [said, ...cut(text, end, to, 'loose')]
}

const signAfter = (rest: string): Segment['after'] =>
  /^[)\]\s]*(?:[|·•‖–—/]|-\s|\s{2,}|$)/.test(rest) || /^\s+\p{Lu}/u.test(rest) ? 'loose' : 'strict'

function cut(text: string, from: number, to: number, first: Segment['after']): Segment[] {
  const part = text.slice(from, to)
  const depth = depths(part)
  const segments: Segment[] = []
  let at = 0
  let after = first
  for (const sign of part.matchAll(SIGN)) {
    if ((depth[sign.index] ?? 0) > 0) continue
    segments.push(toSegment(text, from + at, from + sign.index, after))
    after = LOOSE.test(sign[0]) ? 'loose' : 'strict'
    at = sign.index + sign[0].length
  }
  segments.push(toSegment(text, from + at, to, after))
  return segments
}

const toSegment = (text: string, from: number, to: number, after: Segment['after']): Segment => ({
  text: trimmedEnds(text.slice(from, to)).replace(/^\.\s+/, ''),
  from,
  to,
  after,
  span: null,
})

/** How many brackets are open at each letter; one that never closes opens nothing. */
function depths(text: string): number[] {
  const closing = text.lastIndexOf(')')
  let depth = 0
  return Array.from(text, (letter, at) => {
    if (letter === '(' && at < closing) depth++
    if (letter === ')') depth = Math.max(0, depth - 1)
    return depth
  })
}
