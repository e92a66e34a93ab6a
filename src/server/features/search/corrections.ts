import { flatten } from '#server/features/language/normalise/fold.ts'
import { boundedDistance } from '#server/features/language/taxonomy/edit-distance.ts'

const SHORTEST = 4

/** What was typed, with each unknown word replaced by the nearest one that vacancies use; null when none is near. */
export async function correctedSearch(
  typed: string,
  unknown: readonly string[],
  similar: (word: string) => Promise<string[]>,
): Promise<string | null> {
  let corrected = typed
  for (const word of new Set(unknown)) {
    if (word.length < SHORTEST) continue
    const meant = nearest(word, await similar(word))
    if (meant) corrected = replaced(corrected, word, meant)
  }
  return corrected === typed ? null : corrected
}

/** One slip in short words, two in longer ones; the list comes with the most similar first. */
function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Vacancies say it, so it is no slip; they only do not say the rest.
  if (candidates.includes(word)) return undefined
  const allowed = word.length > 5 ? 2 : 1
  let best: { candidate: string; slips: number } | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const slips = boundedDistance(word, candidate, allowed)
    if (slips !== undefined && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { candidate, slips }
  }
  return best?.candidate
}

/** Where the word stands in the text, whatever its accents and case. */
function replaced(text: string, word: string, meant: string): string {
  const at = wholeWordAt(flatten(text), word)
  return at < 0 ? text : text.slice(0, at) + meant + text.slice(at + word.length)
}

function wholeWordAt(flat: string, word: string): number {
  for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + 1)) {
    if (!isWordSign(flat.charAt(at - 1)) && !isWordSign(flat.charAt(at + word.length))) return at
  }
  return -1
}

const isWordSign = (sign: string): boolean => /^[a-z0-9]$/.test(sign)
