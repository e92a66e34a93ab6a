import type { Suggestion } from '#web/lib/choices.ts'
import { foldName } from '#web/lib/fold-name.ts'

const wordsOf = (text: string): string[] =>
  foldName(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)

/** «malag» is completed by «Málaga, Andalucía, España», «Analista de datos senior» not by «Analista de datos». */
function completes(label: string, typed: string): boolean {
  const words = wordsOf(label)
  const begun = wordsOf(typed)
  return begun.length > 0 && begun.every((begin) => words.some((word) => word.startsWith(begin)))
}

/** What Enter means: the suggestion that says the same, else the first one that goes on from what was typed. */
export function completionOf(typed: string, suggestions: readonly Suggestion[]): Suggestion | undefined {
  const same = suggestions.find(({ label }) => foldName(label) === foldName(typed))
  return same ?? suggestions.find(({ label }) => completes(label, typed))
}
