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
