import { flatten } from '#server/features/language/normalise/fold.ts'
import { foldedWords } from '../term.ts'
import type { ExperienceFact } from '../types.ts'
import { contentWords } from '../words/content-words.ts'

interface PositionWords {
  flat: string
  /** All of them, and those that tell something. */
  all: readonly string[]
  telling: readonly string[]
}

const known = new WeakMap<ExperienceFact, PositionWords>()

/** The words of a position, which every vacancy asks for anew: they are taken apart once. */
export function positionWords(fact: ExperienceFact): PositionWords {
  const words = known.get(fact)
  if (words) return words
  const { position } = fact
  const read = { flat: flatten(position), all: foldedWords(position), telling: contentWords(position) }
  known.set(fact, read)
  return read
}
