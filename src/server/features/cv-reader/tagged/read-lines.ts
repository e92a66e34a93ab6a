import type { TaggedLine } from '#server/features/language/model/cv-tags.ts'
import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import type { Line } from '../lines/line.ts'
import type { ReadLine } from './said.ts'
import { withWholeNames } from './whole-names.ts'

const NOTHING: TaggedLine = { kind: 'other', probability: 0, spans: [] }

/** Lines beside what the model sees in them, where that contradicts itself settled by the whole CV. */
export function readLines(lines: readonly Line[], tags: readonly TaggedLine[]): ReadLine[] {
  const read = lines.map((line, at) => ({ line, ...withWholeNames(line.text, tags[at] ?? NOTHING) }))
  return withoutOwnName(read).map(likely).map(learntThere)
}

/** The person's name, which stands on every page, is no employer. */
function withoutOwnName(lines: readonly ReadLine[]): ReadLine[] {
  const textOf = ({ text }: Line, { start, end }: { start: number; end: number }) =>
    text.slice(start, end).toLowerCase()
  const names = lines.flatMap(({ line, spans }) =>
    spans.filter(({ kind }) => kind === 'name').map((span) => textOf(line, span)),
  )
  const own = new Set(names)
  return lines.map((one) => ({
    ...one,
    spans: one.spans.filter((span) => span.kind === 'name' || !own.has(textOf(one.line, span))),
  }))
}

/** So sure must the model be of words that name a job. */
const LIKELY = 0.55

const likely = (line: ReadLine): ReadLine => ({
  ...line,
  spans: line.spans.filter(
    ({ kind, probability }) => probability >= LIKELY || (kind !== 'position' && kind !== 'employer'),
  ),
})

/** What was learnt in a house is no work there, and who only gives a phone is a reference. */
function learntThere(line: ReadLine): ReadLine {
  if (line.kind !== 'job' && line.kind !== 'job_head') return line
  const says = new Set(line.spans.map(({ kind }) => kind))
  if (says.has('position')) return line
  if (says.has('title')) return { ...line, kind: 'study', spans: renamed(line, 'school') }
  if (says.has('course')) return { ...line, kind: 'paper', spans: renamed(line, 'issuer') }
  return says.has('phone') && !says.has('dates') ? { ...line, kind: 'other', spans: [] } : line
}

const renamed = ({ spans }: ReadLine, house: CvSpanKind): ReadLine['spans'] =>
  spans.map((span) => (span.kind === 'employer' ? { ...span, kind: house } : span))
