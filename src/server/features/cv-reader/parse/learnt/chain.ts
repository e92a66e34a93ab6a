import { logSum, sweeps } from './chain-sums.ts'

/** What each mark adds for each kind, and each kind for the one behind it. */
export interface ChainWeights {
  kinds: readonly string[]
  marks: ReadonlyMap<string, readonly number[]>
  /** By the kind before (the last row: at the start), then by the kind itself. */
  behind: readonly (readonly number[])[]
}

export function sumOf(marks: readonly string[], { kinds, marks: known }: ChainWeights): number[] {
  const sums = kinds.map(() => 0)
  const share = 1 / Math.sqrt(marks.length || 1)
  for (const mark of marks)
    for (const [k, weight] of (known.get(mark) ?? []).entries()) sums[k] = (sums[k] ?? 0) + weight * share
  return sums
}

/** How likely each item of a row is of each kind, all others taken into account (forward and backward sums of a linear chain). */
export function marginals(own: readonly (readonly number[])[], behind: readonly (readonly number[])[]): number[][] {
  const { forward, backward } = sweeps(own, behind)
  return own.map((_, at) => {
    const sums = (forward[at] ?? []).map((sum, k) => sum + (backward[at]?.[k] ?? 0))
    const all = logSum(sums)
    return sums.map((sum) => Math.exp(sum - all))
  })
}

/** The likeliest row of kinds as a whole. */
export function bestKinds(own: readonly (readonly number[])[], behind: readonly (readonly number[])[]): number[] {
  const start = behind.at(-1) ?? []
  const best: number[][] = []
  const from: number[][] = []
  for (const [at, sums] of own.entries()) {
    const before = best[at - 1]
    const ways = sums.map((sum, k) => {
      if (!before) return { sum: sum + (start[k] ?? 0), j: -1 }
      const reached = before.map((past, j) => past + (behind[j]?.[k] ?? 0))
      const j = reached.indexOf(Math.max(...reached))
      return { sum: sum + (reached[j] ?? 0), j }
    })
    best.push(ways.map((way) => way.sum))
    from.push(ways.map((way) => way.j))
  }
  const last = best.at(-1) ?? []
  const row = [last.indexOf(Math.max(...last))]
  for (let at = own.length - 1; at > 0; at--) row.unshift(from[at]?.[row[0] ?? 0] ?? 0)
  return own.length === 0 ? [] : row
}
