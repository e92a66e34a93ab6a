/** A name is set large: longer words make it smaller. */
const LONGEST_LARGE_WORD = 22
/** About two lines of it; longer ones are set smaller. */
export const LONGEST_LARGE_NAME = 75

export function nameScale(name: string): number {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  return Math.max(0.6, Math.min(1, LONGEST_LARGE_WORD / longest, LONGEST_LARGE_NAME / name.length))
}
