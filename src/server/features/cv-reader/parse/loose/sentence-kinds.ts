import { likelyByMarks, markWeights } from '#server/features/language/learnt/mark-weights.ts'
import { sentenceMarks } from './sentence-marks.ts'

/** What a loose sentence of a CV is, in the order of the weights; training/sentences/README.md says each at length. */
export const SENTENCE_KINDS = [
  'SKILLS',
  'DEED',
  'LANGUAGE',
  'DRIVING',
  'PAPER',
  'STUDY',
  'AVAILABLE',
  'WISH',
  'PERSONAL',
  'REFERENCE',
  'HOBBY',
  'TRAIT',
  'DENIAL',
  'ELSE',
] as const
export type SentenceKind = (typeof SENTENCE_KINDS)[number]

/** Learnt from loose parts of CVs of our own: training/train-sentence-kinds.ts. */
const weights = markWeights(new URL('sentence-weights.json', import.meta.url))

/** How likely a sentence is of each kind; together 1. */
export function sentenceKinds(text: string): Record<SentenceKind, number> {
  const likely = likelyByMarks(weights(), sentenceMarks(text))
  return Object.fromEntries(SENTENCE_KINDS.map((kind, at) => [kind, likely[at] ?? 0])) as Record<SentenceKind, number>
}
