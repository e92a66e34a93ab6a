/** One line of a list from which people choose. */
export interface Choice {
  value: string
  label: string
  disabled?: boolean | undefined
}

/** One line under a box in which people type. */
export interface Suggestion {
  value: string
  label: string
  hint?: string | undefined
}

/** From words to what selects and pills take, in the order of the words. */
export function choicesOf(words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}

/** The same in the order of the alphabet, for long lists in which people look for one name. */
export function choicesByName(words: Readonly<Record<string, string>>): Choice[] {
  return choicesOf(words).sort((one, other) => one.label.localeCompare(other.label, 'es'))
}

/** The keys of a table of words, in its order. */
export function keysOf<V extends string>(words: Readonly<Partial<Record<V, string>>>): V[] {
  const keys: V[] = []
  for (const key in words) keys.push(key)
  return keys
}
