import { folded } from '#shared/core/fold.ts'

/** What a person is called and where they live, as account and CV say it. */
interface OwnWords {
  names: readonly (string | null)[]
  emails: readonly (string | null)[]
  city: string | null
}

const LEAST = 3
const PARTICLES = new Set('del las los van von der den'.split(' '))

/** «Mariano» is found where «Mariana» is searched for, as words are. */
const ENDING = /(?<=.{3})[aeos]{1,3}$/

const wordsIn = (text: string | null): string[] =>
  (folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= LEAST && !PARTICLES.has(word))
    .map((word) => word.replace(ENDING, ''))

/** The words by which somebody would be found by name or address instead of by what they can do; towns are both. */
function ownWords({ names, emails, city }: OwnWords): Set<string> {
  const towns = new Set(wordsIn(city))
  const local = emails.map((email) => email?.split('@')[0] ?? null)
  return new Set([...names, ...local].flatMap(wordsIn).filter((word) => !towns.has(word)))
}

/** Whether a search asks for one of these people by name: such words find nobody. */
export function byName(searched: readonly string[]): (own: OwnWords) => boolean {
  const words = searched.flatMap(wordsIn)
  if (words.length === 0) return () => false
  return (own) => {
    const known = ownWords(own)
    return words.some((word) => known.has(word))
  }
}
