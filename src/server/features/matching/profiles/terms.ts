import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import { isStopWord } from '#server/features/search/query/lexemes.ts'

const LONGEST = 40

/** What texts are about, each once: their words, the skills that they name however they are written, and the roles of titles. */
export function termsOf(titles: readonly string[], texts: readonly string[]): string[] {
  const terms = new Set<string>()
  for (const text of [...titles, ...texts]) {
    for (const token of fold(text)) if (!isStopWord(token) && token.folded.length <= LONGEST) terms.add(token.folded)
    for (const { kind, id } of findConcepts(text)) if (kind === 'skill') terms.add(`#${id}`)
  }
  for (const title of titles) {
    const role = roleIdOf(title)
    if (role) terms.add(`@${role}`)
  }
  return [...terms]
}
