import type { TaggedLine } from '#server/features/language/model/cv-tags.ts'
import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import type { Line } from '../lines/line.ts'
import { goesOn, isFull, joined } from '../lines/wrapping.ts'

/** A line with what the model sees in it. */
export interface ReadLine extends TaggedLine {
  line: Line
}

/** Words of a line that are one thing, where they stand. */
export interface Said {
  kind: CvSpanKind
  text: string
  sure: number
  at: ReadLine
  start: number
  end: number
}

/** What a line says of these kinds, in reading order. */
export const saidIn = (at: ReadLine, kinds: ReadonlySet<CvSpanKind>): Said[] =>
  at.spans
    .filter(({ kind }) => kinds.has(kind))
    .map(({ kind, start, end, probability: sure }) => ({
      kind,
      start,
      end,
      sure,
      at,
      text: trimmed(at.line.text.slice(start, end)),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))

/** Without the signs around a name; a bracket that was opened in it stays. */
export function trimmed(text: string): string {
  const bare = text.replace(/^[\s,;:|·•–—-]+/u, '').replace(/[\s,;:|·•–—-]+$/u, '')
  const opened = bare.split('(').length - bare.split(')').length
  if (opened < 0) return trimmedOnce(bare.replace(/\)$/, ''))
  return opened > 0 ? trimmedOnce(bare.endsWith('(') ? bare.slice(0, -1) : bare.replace(/^\(/, '')) : withoutStop(bare)
}

const trimmedOnce = (text: string): string => withoutStop(text.trim())
/** A full stop ends a sentence, but not «S.A.» or «Cía.». */
const withoutStop = (text: string): string => text.replace(/(?<=\p{Ll}{3})\.$/u, '')

/** What lines say of these kinds; a name that the page broke is whole again. */
export function saidOf(lines: readonly ReadLine[], kinds: ReadonlySet<CvSpanKind>): { line: ReadLine; said: Said[] }[] {
  const read = lines.map((line) => ({ line, said: saidIn(line, kinds) }))
  for (const [at, { line, said }] of read.entries()) {
    const above = read[at - 1]
    const [end, begin] = [above?.said.at(-1), said[0]]
    if (!above || !end || end.kind !== begin?.kind || begin.start > 0) continue
    if (end.end < above.line.line.text.length || !isBroken(above.line.line, line.line)) continue
    end.text = joined(end.text, begin.text)
    said.shift()
  }
  return read
}

const isBroken = (line: Line, next: Line): boolean =>
  goesOn(line, next, 'names') || (next.gap < 1 && !next.bullet && isFull(line, next))

/** The part of a line that tells of an entry: from its first words, or from the start, up to those of the next one. */
function reachOf(line: ReadLine, own: readonly Said[], kinds: ReadonlySet<CvSpanKind>): { from: number; to: number } {
  const all = saidIn(line, kinds)
  const mine = own.filter(({ at }) => at === line)
  const [opening, closing] = [mine[0], mine.at(-1)]
  const from = opening && opening.start !== all[0]?.start ? opening.start : 0
  const to = all.find(({ start }) => closing && start > closing.end)?.start ?? line.line.text.length
  return { from, to: Math.max(from, to) }
}

/** What a line says around the words of an entry. */
export function besides(line: ReadLine, own: readonly Said[], kinds: ReadonlySet<CvSpanKind>): string[] {
  const { text } = line.line
  const { from, to } = reachOf(line, own, kinds)
  const parts: string[] = []
  let at = from
  for (const { start, end } of line.spans.filter((span) => span.start >= from && span.start < to)) {
    parts.push(text.slice(at, start))
    at = Math.max(at, end)
  }
  parts.push(text.slice(at, Math.max(at, to)))
  return parts.map(trimmed).filter((part) => /\p{L}/u.test(part))
}

/** What stands around the names of an entry, labels apart. */
export const remarksIn = (
  { lines, said }: { lines: readonly ReadLine[]; said: readonly Said[] },
  kinds: ReadonlySet<CvSpanKind>,
): string[] =>
  lines.flatMap((line) => besides(line, said, kinds)).filter((part) => /\p{L}{4}/u.test(part) && !part.endsWith(':'))

const SENTENCE = /[.;!?]\s+/g

/** The sentences of a line that tell of an entry, whole as far as they tell of no other. */
export function sentencesOn(line: ReadLine, own: readonly Said[], kinds: ReadonlySet<CvSpanKind>): string {
  const { text } = line.line
  const { from, to } = reachOf(line, own, kinds)
  const ends = [...text.matchAll(SENTENCE)].map(({ index, 0: stop }) => index + stop.length)
  const before = saidIn(line, kinds).findLast(({ end }) => end <= from)?.end ?? 0
  const start = ends.findLast((end) => end <= from && end >= before) ?? from
  const stop = to === text.length ? to : (ends.findLast((end) => end <= to && end > from) ?? to)
  return text.slice(start, stop).trim()
}
