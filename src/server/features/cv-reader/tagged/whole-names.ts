import type { CvSpan, TaggedLine } from '#server/features/language/model/cv-tags.ts'
import type { CvSpanKind } from '#server/features/language/model/labels.ts'

/** Spans of a line as names that are whole: no word of a name is lost, and none stands alone that is no name. */
export function withWholeNames(text: string, { kind, probability, spans }: TaggedLine): TaggedLine {
  const named = spans.filter(({ start, end }) => !INSIDE.test(text.slice(start, end)))
  const joined: CvSpan[] = []
  for (const span of named) joined.push(...withBefore(joined, span, text))
  return { kind, probability, spans: joined.map((span, at) => extended(text, span, joined[at - 1], joined[at + 1])) }
}

/** A span as it is beside the one before it, which it may take in. */
function withBefore(joined: CvSpan[], span: CvSpan, text: string): CvSpan[] {
  const before = joined.at(-1)
  const between = text.slice(before?.end, span.start)
  if (before?.kind === 'position' && span.kind === 'position' && IN_HOUSE.test(between))
    return [{ ...span, kind: 'employer' }]
  if (!before || !belong(before, span, between)) return [span]
  joined.pop()
  const { kind } = before.end - before.start >= span.end - span.start ? before : span
  const probability = Math.min(before.probability, span.probability)
  return [{ kind, start: before.start, end: span.end, probability }]
}

/** Such a word alone is nothing; it stands inside a name. */
const INSIDE = /^(?:de|del|la|el|los|las|y|e|en|\P{L})$/iu
/** «prácticas en» and then a house. */
const IN_HOUSE = /^\s+(?:en|at|@)\s+(?:(?:el|la)\s+)?$/iu
/** «Camarera / cajera», «camarera y cajera»: words of one kind that are said together. */
const TOGETHER = /^\s*(?:[/,&+-]|y|e|o|de|del|de la)?\s*$/u
const SIDE_BY_SIDE = /^\s?(?:(?:de|del|de la|en) )?$/u

/** What the model may take for one or the other, and does within one name. */
const FAMILY: Readonly<Partial<Record<CvSpanKind, string>>> = {
  title: 'learnt',
  course: 'learnt',
  school: 'house of learning',
  issuer: 'house of learning',
}
const MAY_BE_SEVERAL: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>([
  'position',
  'employer',
  'title',
  'school',
  'dates',
])

function belong(before: CvSpan, span: CvSpan, between: string): boolean {
  if (before.kind === span.kind && MAY_BE_SEVERAL.has(span.kind)) return TOGETHER.test(between)
  const family = FAMILY[span.kind]
  return family !== undefined && family === FAMILY[before.kind] && SIDE_BY_SIDE.test(between)
}

/** «Universidad del Duero» + «Medio»: a name goes on to the next sign. */
const GOES_ON =
  /^(?: (?:(?:de|del|de la|de los|de las|y|e) )?\p{Lu}[\p{L}\d.'’-]*){1,4}(?=$|\s*[,;|·(–—)\t]|\s{2}|\s-\s|\.(?:\s|$))/u
/** «en» + «Piscinas de» + «Ayegui» */
const BEGAN =
  /(?:^|\s)(?:en|para|at|@)\s+(?:(?:el|la|los|las)\s+)?(\p{Lu}[\p{L}.'’-]*(?:\s+(?:de|del|la|los|y|\p{Lu}[\p{L}.'’-]*))*\s+)$/u
const NAMES: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['position', 'employer', 'title', 'school', 'course'])
const HOUSES: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['employer', 'school'])

function extended(text: string, span: CvSpan, before: CvSpan | undefined, next: CvSpan | undefined): CvSpan {
  if (!NAMES.has(span.kind)) return span
  const [more = ''] = GOES_ON.exec(text.slice(span.end, next?.start)) ?? []
  const [, began = ''] = (HOUSES.has(span.kind) && BEGAN.exec(text.slice(before?.end ?? 0, span.start))) || []
  return { ...span, start: span.start - began.length, end: span.end + more.length }
}
