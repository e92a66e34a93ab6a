import { fold } from '#server/features/language/normalise/fold.ts'

/** The words of a text with accents, case, gender and number folded. */
export function foldedWords(text: string): string[] {
  return fold(text).map((token) => token.folded)
}

/** The key under which a concept, or a term that the taxonomy does not know, is compared. */
export function termOf(concept_id: string | null, name: string): string {
  return concept_id ?? `=${foldedWords(name).join(' ')}`
}
