/** `BENCH=short` only shows that a bench still works; its figures mean nothing. */
export const isShort = process.env.BENCH === 'short'

/** How much of a bench runs: all of it, or as little as its table needs. */
export function size<T>(full: T, short: T): T {
  return isShort ? short : full
}
