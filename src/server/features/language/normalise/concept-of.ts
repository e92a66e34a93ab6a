import { type ConceptSpan, findConcepts } from './concepts.ts'
import { normaliseTitle } from './title.ts'

/** A free-text skill is the concept it names when it names exactly one; else it stays a literal term. */
export function skillIdOf(name: string): string | null {
  const [first, second] = findConcepts(name).filter((span) => span.kind === 'skill')
  return first && !second && coversAll(first, name) ? first.id : null
}

const coversAll = (span: ConceptSpan, name: string): boolean => span.end - span.start >= name.trim().length

/** The role that a position names, whatever company, city or seniority stands around it. */
export function roleIdOf(position: string): string | null {
  return normaliseTitle(position).role_id ?? null
}
