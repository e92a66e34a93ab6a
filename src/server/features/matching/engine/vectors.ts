/** Numbers in one direction; as many for every text. */
export const DIMENSIONS = 256
/** A unit vector is kept as signed bytes in this scale: hardly ever is one of its numbers above a half. */
export const BYTE_SCALE = 254

/** The angle between two kept vectors, −1 to 1; `at` counts vectors, not bytes. */
export function angle(a: Int8Array, a_at: number, b: Int8Array, b_at: number): number {
  const a_from = a_at * DIMENSIONS
  const b_from = b_at * DIMENSIONS
  // Four sums that do not wait for each other.
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let i = 0; i < DIMENSIONS; i += 4) {
    first += (a[a_from + i] ?? 0) * (b[b_from + i] ?? 0)
    second += (a[a_from + i + 1] ?? 0) * (b[b_from + i + 1] ?? 0)
    third += (a[a_from + i + 2] ?? 0) * (b[b_from + i + 2] ?? 0)
    fourth += (a[a_from + i + 3] ?? 0) * (b[b_from + i + 3] ?? 0)
  }
  return (first + second + third + fourth) / (BYTE_SCALE * BYTE_SCALE)
}

export const NO_VECTORS = new Int8Array(0)
export const countOf = (vectors: Int8Array): number => vectors.length / DIMENSIONS
