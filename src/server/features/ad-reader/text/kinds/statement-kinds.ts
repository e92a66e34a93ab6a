import { likelyByMarks, markWeights } from '#server/features/language/learnt/mark-weights.ts'
import { type Known, marksOf } from './statement-marks.ts'

/** How likely an ad asks for what a statement says, wishes for it, tells what the work is, or speaks of something else; together 1. */
export interface Likely {
  MUST: number
  WISH: number
  DUTY: number
  ASIDE: number
}

/** Learnt from ads of our own in which each line says what it is: training/train-statement-kinds.ts. */
const weights = markWeights(new URL('weights.json', import.meta.url))

export function kindOf(statements: readonly Known[], at: number): Likely {
  const [must = 0, wish = 0, duty = 0, aside = 0] = likelyByMarks(weights(), marksOf(statements, at))
  return { MUST: must, WISH: wish, DUTY: duty, ASIDE: aside }
}
