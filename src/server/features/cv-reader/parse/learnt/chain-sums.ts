/** For each item and kind the sum of all ways up to it, and of all ways behind it. */
export function sweeps(
  own: readonly (readonly number[])[],
  behind: readonly (readonly number[])[],
): { forward: number[][]; backward: number[][] } {
  const start = behind.at(-1) ?? []
  const forward: number[][] = []
  for (const [at, sums] of own.entries()) {
    const before = forward[at - 1]
    forward.push(
      sums.map(
        (sum, k) => sum + (before ? logSum(before.map((past, j) => past + (behind[j]?.[k] ?? 0))) : (start[k] ?? 0)),
      ),
    )
  }
  const backward: number[][] = own.map((sums) => sums.map(() => 0))
  for (let at = own.length - 2; at >= 0; at--) {
    const next = own[at + 1] ?? []
    const after = backward[at + 1] ?? []
    backward[at] = next.map((_, j) => logSum(next.map((sum, k) => (behind[j]?.[k] ?? 0) + sum + (after[k] ?? 0))))
  }
  return { forward, backward }
}

export function logSum(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}
