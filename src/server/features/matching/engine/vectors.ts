/** Numbers in one direction; as many for every text. */
export const DIMENSIONS = 256
/** A unit vector is kept as signed bytes in this scale: hardly ever is one of its numbers above a half. */
export const BYTE_SCALE = 254

/** What the products of two kept vectors are divided by to be the angle between them, −1 to 1. */
export const ANGLE_SCALE = BYTE_SCALE * BYTE_SCALE

export const NO_VECTORS = new Int8Array(0)
export const countOf = (vectors: Int8Array): number => vectors.length / DIMENSIONS
export const vectorAt = (vectors: Int8Array, at: number): Int8Array =>
  vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)
