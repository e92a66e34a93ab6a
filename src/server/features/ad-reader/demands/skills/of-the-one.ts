import type { ConceptSpan } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../../text/ad-text.ts'
import { isProduct } from './brackets.ts'

/** «geología de producción», «auditoría de seguros»: the second says which kind of the first. */
export function isOfTheOne(before: ConceptSpan | undefined, { start }: ConceptSpan, { flat }: AdText): boolean {
  const skill = before && taxonomy().skill(before.id)
  if (!before || !skill || isProduct(skill) || flat.slice(before.start, before.end).includes(' ')) return false
  return flat.slice(before.end, start) === ' de '
}
