import type { OutlinedLine } from './outline.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { sentencesOf } from './sentences.ts'
import { type Stance, stanceOf } from './stance.ts'

/** A segment with what the ad does in it. */
export type Statement = Segment & Stance

export interface Statements {
  /** In reading order. */
  statements: readonly Statement[]
  /** Those in brackets, in reading order. */
  asides: readonly Statement[]
}

/** What each line says, by rules that look at nothing but that line and its heading. */
export function statementsOf(outline: readonly OutlinedLine[]): Statements {
  const all = sentencesOf(outline)
    .flatMap(segmentsOf)
    .map((segment) => ({ ...segment, ...stanceOf(segment) }))
  return { statements: all.filter(({ inner }) => !inner), asides: all.filter(({ inner }) => inner) }
}
