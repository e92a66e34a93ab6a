import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'

const known = new Map<string, string | null>()

/** Of the taxonomy; looked up once, because a few hundred names are all there are. */
export function skillId(name: string): string | null {
  const id = known.get(name)
  if (id !== undefined) return id
  const found = skillIdOf(name)
  known.set(name, found)
  return found
}

/** Two names may mean one skill: the first stays. */
export const eachOnce = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.findIndex((other) => skillId(other) === skillId(name)) === at)
