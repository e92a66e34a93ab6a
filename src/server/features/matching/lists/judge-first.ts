import type { Possible } from './order.ts'

/** So many are read and judged at once: mostly enough for a page. */
const AT_ONCE = 60

interface Judging<T, R> {
  /** How many are shown, and which: those behind the page before. */
  limit: number
  isShown: (one: R) => boolean
  /** Without what is not listed. */
  judge: (some: T[]) => Promise<R[]>
}

/**
 * Judging takes most of the time of a list: only who may come before the last that is shown is judged, and who may not
 * be listed at all. The first so many of those shown are the same, and in the same order, as if all had been judged.
 */
export async function judgeFirst<T, R extends { key: number }>(
  possible: readonly (Possible & { one: T })[],
  { limit, isShown, judge }: Judging<T, R>,
): Promise<{ judged: R[]; total: number }> {
  const waiting = possible.toSorted((a, b) => b.most - a.most)
  const judged: R[] = []
  const isEnough = ({ most }: Possible) => judged.filter((one) => one.key > most && isShown(one)).length >= limit
  let at = 0
  for (let next = waiting[at]; next && !isEnough(next); next = waiting[at]) {
    judged.push(...(await judge(waiting.slice(at, at + AT_ONCE).map(({ one }) => one))))
    at += AT_ONCE
  }
  const rest = waiting.slice(at)
  const unsure = rest.filter(({ is_listed }) => !is_listed)
  if (unsure.length > 0) judged.push(...(await judge(unsure.map(({ one }) => one))))
  return { judged, total: judged.length + rest.length - unsure.length }
}
