import { lastStartingBy } from '#server/features/language/normalise/span.ts'
import type { Importance } from '#shared/matching/matching.ts'
import type { Sentence } from './ad-text.ts'

/** How far a word of insistence reaches in a long sentence. */
const REACH = 90

/** How much a sentence insists on what stands between two positions of the whole text. */
export function importanceOf(sentence: Sentence, start: number, end: number): Importance {
  const { cues } = sentence
  const next = cues[lastStartingBy(cues, end - 1) + 1]
  const last = cues[lastEndingBy(cues, start)]
  const is_next_near = next !== undefined && next.start - end <= REACH
  const chosen =
    (is_next_near && isBeside(between(sentence, end, next.start)) ? next : undefined) ??
    (last && start - last.end <= REACH ? last : undefined) ??
    (is_next_near ? next : undefined)
  return chosen?.importance ?? (sentence.section && OF_SECTION[sentence.section]) ?? 'IMPORTANTE'
}

/** Cues never overlap, so one that begins before a position also ends before it, or is the last to begin. */
function lastEndingBy(cues: Sentence['cues'], position: number): number {
  const at = lastStartingBy(cues, position)
  return (cues[at]?.end ?? 0) <= position ? at : at - 1
}

export function hasCueNear({ cues }: Sentence, start: number, end: number): boolean {
  const at = lastStartingBy(cues, end + REACH)
  const cue = cues[at]
  return cue !== undefined && start - cue.end <= REACH
}

const OF_SECTION: Partial<Record<NonNullable<Sentence['section']>, Importance>> = {
  MUST: 'EXCLUYENTE',
  WISH: 'DESEABLE',
}

const between = (sentence: Sentence, from: number, to: number): string =>
  sentence.flat.slice(from - sentence.start, to - sentence.start)

/** «Inglés B2 (deseable)», «Jest es un plus» */
const isBeside = (gap: string): boolean => /^[\s(:–-]*(?:(?:es|sera|son|is|no|no es) )?(?:un |a )?$/.test(gap)
