import { folded } from '../core/fold.ts'

/** The lines of a table, each with its cells; empty ones and what stands behind «#» are left out. */
export const tableOf = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** So that of two names that begin alike the whole one is found. */
export const longestFirst = (names: readonly string[]): string[] =>
  [...new Set(names)].sort((one, other) => other.length - one.length)

/** Any word of a list, one a line, in either number and gender, as a part of a pattern over flat text. */
export const anyOf = (list: string): string => `(?:${longestFirst(tableOf(list).flat()).map(inAnyForm).join('|')})`

/** «obligatorio/a» → obligatori[oa]s?, «opcional» → opcional(?:es)?; of several words only the last is folded. */
function inAnyForm(entry: string): string {
  const flat = folded(entry)
  if (flat.endsWith('o/a')) return `${flat.slice(0, -3)}[oa]s?`
  if (/mente$/.test(flat)) return flat
  return /[aeiou]$/.test(flat) ? `${flat}s?` : `${flat}(?:es)?`
}
