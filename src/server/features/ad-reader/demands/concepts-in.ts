import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import type { Statement } from '../text/ad-text.ts'

/** The concepts of a statement; they are in reading order, so a long text is not walked again for each. */
export function conceptsIn({ start, end }: Statement, concepts: readonly ConceptSpan[]): ConceptSpan[] {
  let low = 0
  for (let high = concepts.length; low < high; ) {
    const middle = (low + high) >> 1
    if ((concepts[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  const inside: ConceptSpan[] = []
  for (let span = concepts[low]; span && span.start < end; span = concepts[++low])
    if (span.end <= end) inside.push(span)
  return inside
}
