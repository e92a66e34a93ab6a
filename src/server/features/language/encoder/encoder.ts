import { IdleCache } from '#server/platform/processes/idle-cache.ts'
import { loadModel, MOVES_A_BYTE, type Model } from './model.ts'
import { gramRows, pairRow } from './rows.ts'
import { stems } from './words.ts'

const REMEMBERED_WORDS = 20_000

/** A name is near to other names of the same; a line is near to lines that show or ask for the same. */
type Kind = 'name' | 'line'

interface Loaded extends Model {
  word_vectors: Record<Kind, Map<string, Float32Array>>
  /** Where the next remembered words lie: many in one array, which goes back to the machine as a whole. */
  room: Float32Array
}

const loaded = new IdleCache<Loaded>()

function model(): Loaded {
  const empty = () => ({ word_vectors: { name: new Map(), line: new Map() }, room: new Float32Array() })
  return loaded.get() ?? loaded.set({ ...loadModel(), ...empty() })
}

const WORDS_AT_ONCE = 2_000

function roomForWord(): Float32Array {
  const known = model()
  const { dim } = known.header
  if (known.room.length < dim) known.room = new Float32Array(WORDS_AT_ONCE * dim)
  const vector = known.room.subarray(0, dim)
  known.room = known.room.subarray(dim)
  return vector
}

function addRow(kind: Kind, sum: Float32Array, row: number, weight: number): void {
  const { rows, row_scales } = model()
  const factor = (row_scales[row] ?? 0) * weight
  const start = row * sum.length
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (rows[start + i] ?? 0) * factor
  if (kind === 'line') addMoves(sum, row, weight)
}

function addMoves(sum: Float32Array, row: number, weight: number): void {
  const { line_moves, line_scales } = model()
  const factor = (line_scales[row] ?? 0) * weight
  if (factor === 0) return
  const start = (row * sum.length) / MOVES_A_BYTE
  for (let i = 0; i < sum.length; i++) {
    const move = ((line_moves[start + (i >> 2)] ?? 0) >> ((i & 3) * 2)) & 3
    sum[i] = (sum[i] ?? 0) + (move - 1) * factor
  }
}

function addVector(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
}

function wordVector(kind: Kind, word: string): Float32Array {
  const { header, word_rows, word_vectors } = model()
  const remembered = word_vectors[kind]
  const known = remembered.get(word)
  if (known) return known
  const is_kept = remembered.size < REMEMBERED_WORDS
  const vector = is_kept ? roomForWord() : new Float32Array(header.dim)
  const grams = gramRows(word, header)
  for (const row of grams) addRow(kind, vector, row, 1 / grams.length)
  const own_row = word_rows.get(word)
  if (own_row !== undefined) addRow(kind, vector, own_row, 1)
  if (is_kept) remembered.set(word, vector)
  return vector
}

/** Brings a vector to length 1 in place; a zero vector stays zero. */
export function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector))
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}

/** A title or a skill as a unit vector; zero when it has no content word. */
export const encode = (text: string): Float32Array => encodeAs('name', text)

/** What an ad asks for or a line of a CV, in whatever words, as a unit vector; zero when it has no content word. */
export const encodeLine = (text: string): Float32Array => encodeAs('line', text)

function encodeAs(kind: Kind, text: string): Float32Array {
  const { header } = model()
  const words = stems(text).slice(0, header.maxWords)
  const sum = new Float32Array(header.dim)
  words.forEach((word, i) => {
    addVector(sum, wordVector(kind, word))
    if (i === 0) return
    addRow(kind, sum, pairRow(words[i - 1] ?? '', word, header), 1)
  })
  return toUnitLength(sum)
}

/** How related two encoded texts are, −1 to 1; the second may be one of many that lie in one array, and begins at `at`. */
export function cosine(a: Float32Array, b: Float32Array, at = 0): number {
  // Four sums that do not wait for each other are three times as fast as one; the dimension is a multiple of four.
  let first = 0
  let second = 0
  let third = 0
  let fourth = 0
  for (let i = 0; i < a.length; i += 4) {
    first += (a[i] ?? 0) * (b[at + i] ?? 0)
    second += (a[i + 1] ?? 0) * (b[at + i + 1] ?? 0)
    third += (a[i + 2] ?? 0) * (b[at + i + 2] ?? 0)
    fourth += (a[i + 3] ?? 0) * (b[at + i + 3] ?? 0)
  }
  return first + second + third + fourth
}
