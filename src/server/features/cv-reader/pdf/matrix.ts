/** A PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The box around a transformed rectangle. */
export function boxAround(matrix: Matrix, left: number, top: number, right: number, bottom: number): Box {
  const corners = [
    apply(matrix, left, top),
    apply(matrix, right, top),
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
  ]
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

export const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export function isMatrix(value: unknown): value is Matrix {
  return isNumbers(value) && value.length === 6
}

export function isNumbers(value: unknown): value is ArrayLike<number> & Iterable<number> {
  return (Array.isArray(value) && value.every((each) => typeof each === 'number')) || value instanceof Float32Array
}
