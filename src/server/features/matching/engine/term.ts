import { fold } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'

/** The words of a text with accents, case, gender and number folded. */
export function foldedWords(text: string): string[] {
  return fold(text).map((token) => token.folded)
}

/** The key under which a concept, or a term that the taxonomy does not know, is compared. */
export function termOf(concept_id: string | null, name: string): string {
  return concept_id ?? `=${foldedWords(name).join(' ')}`
}

/** Nobody «works with» teamwork: only tools and techniques are used. What the taxonomy does not know is named, not used. */
export function isTool(skill_id: string | null | undefined): boolean {
  const kind = skill_id ? taxonomy().skill(skill_id)?.kind : undefined
  return kind === 'TOOL' || kind === 'TECHNICAL'
}
