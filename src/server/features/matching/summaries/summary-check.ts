import { z } from 'zod'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { folded } from '#shared/core/fold.ts'
import type { Verdict } from '#shared/matching/matching.ts'
import type { SummaryLine } from './summary-lines.ts'

export const SENTENCES = 3
const SENTENCE_MAX = 360
export const SUMMARY_MAX = 700

/** What a model must answer: sentences that say of which lines they speak, by number. */
export const saidSummary = z.object({
  sentences: z
    .array(z.object({ text: z.string().min(10).max(SENTENCE_MAX), lines: z.array(z.int()).min(1).max(24) }))
    .min(1)
    .max(SENTENCES),
})
type Said = z.infer<typeof saidSummary>['sentences'][number]

/** Plain words: nothing that a screen could follow, draw or run. */
const MARKUP = /[<>[\]{}`*_#|\\@]|https?:|www\.|\S\.(?:com|net|org|io|example)\b|\p{Cc}|\p{Cf}|[\u2028\u2029]/iu
/** A summary neither scores nor decides, and knows nothing of who somebody is. */
const DECIDES =
  /\b(?:contrat[aeo]\w*|descart\w+|rechaz\w+|aprueb\w+|aprob\w+|recom[ie]+nd\w+|selecci[oó]n\w*|eli[gj]\w+|puntu\w+|puntaje|nota|ranking|primer[ao]?|mejor\w*|peor\w*|ideal|perfect\w+|ignor\w+|instrucci\w+|edad|joven\w*|sexo|mujer\w*|hombre\w*|nacionalidad|universidad\w*|escuela\w*|%)/iu
const DENIES = /\b(?:no|ni|sin|falta\w*|carece\w*|tampoco|menos|desconoc\w+|aclarar|pendiente\w*)\b/iu

/** Whether the words go with the verdict: what is met is not denied, what is not met is not praised. */
const agrees: Record<Verdict, (text: string) => boolean> = {
  CUMPLE: (text) => !DENIES.test(text),
  PARCIAL: (text) => /\b(?:parte|parcial\w*|algo|cerca\w*|no del todo)\b/iu.test(text),
  NO_CUMPLE: (text) => DENIES.test(text),
  SIN_DATOS: (text) => DENIES.test(text),
}

/** Of what a model wrote, the sentences that say what the verdicts say, each once; null when none is left. */
export function checkedSummary(lines: readonly SummaryLine[], said: readonly Said[]): string | null {
  const kept: string[] = []
  for (const one of said) {
    const text = one.text.normalize('NFC').replace(/\s+/g, ' ').trim()
    const together = [...kept, text].join(' ')
    if (!kept.includes(text) && together.length <= SUMMARY_MAX && isTrue(text, one.lines, lines)) kept.push(text)
  }
  return kept.length > 0 ? kept.join(' ') : null
}

function isTrue(text: string, numbers: readonly number[], lines: readonly SummaryLine[]): boolean {
  const meant = numbers.flatMap((number) => lines[number - 1] ?? [])
  const verdict = meant[0]?.verdict
  if (!verdict || meant.length !== numbers.length || meant.some((line) => line.verdict !== verdict)) return false
  if (MARKUP.test(text)) return false
  // The words of the vacancy may say anything; what stands around them may not.
  const around = withoutAsked(text, meant)
  if (around === null || DECIDES.test(around) || /\d/.test(around)) return false
  return agrees[verdict](around) && namesNothingElse(around, meant)
}

/** What is left beside the things asked for, which must all be named; null when one is not. */
function withoutAsked(text: string, meant: readonly SummaryLine[]): string | null {
  let rest = text
  for (const { asked } of meant.toSorted((a, b) => b.asked.length - a.asked.length)) {
    const at = foldedIndex(rest, asked)
    if (at === -1) return null
    rest = `${rest.slice(0, at)} ${rest.slice(at + asked.length)}`
  }
  return rest
}

/** Where it stands, whatever its case; the lengths stay the same, so that it can be cut out. */
const foldedIndex = (text: string, part: string): number => text.toLowerCase().indexOf(part.toLowerCase())

/** No skill, no trade and no name that was not asked for. */
function namesNothingElse(around: string, meant: readonly SummaryLine[]): boolean {
  const asked = meant.map((line) => folded(line.asked)).join(' ')
  const others = findConcepts(around).filter(({ text }) => !asked.includes(folded(text)))
  const names = around.trim().split(/\s+/).slice(1)
  return others.length === 0 && !names.some((word) => /^[«"(¿¡]?\p{Lu}/u.test(word) && !/^[«"(]?CV\b/.test(word))
}
