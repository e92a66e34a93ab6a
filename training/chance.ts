/** The same row of numbers between 0 and 1 for the same seed. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** In place. */
export function shuffle<T>(list: T[], next: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const [a, b] = [list[i], list[j]]
    if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a]
  }
}
