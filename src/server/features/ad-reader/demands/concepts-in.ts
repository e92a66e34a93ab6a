import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { firstFrom } from '../text/first-from.ts'

/** The concepts of a stretch of the text; all of them are in reading order. */
export function conceptsIn(
  { start, end }: { start: number; end: number },
  concepts: readonly ConceptSpan[],
): ConceptSpan[] {
  const inside: ConceptSpan[] = []
  let at = firstFrom(concepts, (span) => span.start < start)
  for (let span = concepts[at]; span && span.start < end; span = concepts[++at]) if (span.end <= end) inside.push(span)
  return inside
}
