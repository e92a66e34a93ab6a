import type { Piece } from './pieces.ts'

/** From which piece to before which one each word goes. */
export function wordsOf(pieces: readonly Piece[]): [from: number, to: number][] {
  const starts = pieces.flatMap(({ begins_word }, at) => (begins_word ? [at] : []))
  return starts.map((from, at) => [from, starts[at + 1] ?? pieces.length])
}

export function endOfWord(text: string, start: number, next: number): number {
  const gap = text.slice(start, next).search(/\s/)
  return gap <= 0 ? next : start + gap
}

export function softmax(row: Float64Array): number[] {
  const most = Math.max(...row)
  const powers = Array.from(row, (value) => Math.exp(value - most))
  const sum = powers.reduce((total, one) => total + one, 0)
  return powers.map((one) => one / sum)
}

export const mean = (rows: readonly number[][]): number[] =>
  (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length)

export const largest = (values: readonly number[]): number => values.indexOf(Math.max(...values))
