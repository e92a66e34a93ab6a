import { KeptWhileBusy } from '#server/platform/processes/kept-while-busy.ts'
import { loadModel, type Model } from './model.ts'
import { stems } from './words.ts'

const REMEMBERED_WORDS = 20_000

interface Loaded extends Model {
  word_vectors: Map<string, Float32Array>
}

const loaded = new KeptWhileBusy<Loaded>()

function model(): Loaded {
  return loaded.get() ?? loaded.set({ ...loadModel(), word_vectors: new Map() })
}

/** How many numbers every vector has. */
export const dimensions = (): number => model().header.dim

/** FNV-1a of 32 bits with a last xor-shift, as in training. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value >>>= 0
  return (value ^ (value >>> 15)) >>> 0
}

function addRow(sum: Float32Array, row: number, weight: number): void {
  const { rows, row_scales } = model()
  const factor = (row_scales[row] ?? 0) * weight
  const start = row * sum.length
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (rows[start + i] ?? 0) * factor
}

function addVector(sum: Float32Array, vector: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0)
}

function gramRows(word: string): number[] {
  const { header } = model()
  const marked = `<${word}>`
  const rows: number[] = []
  for (let size = header.gramMin; size <= header.gramMax; size++) {
    for (let at = 0; at + size <= marked.length && rows.length < header.maxGrams; at++) {
      rows.push(header.nWords + (hash(marked.slice(at, at + size)) % header.nGramBuckets))
    }
  }
  return rows
}

function wordVector(word: string): Float32Array {
  const { header, word_rows, word_vectors } = model()
  const known = word_vectors.get(word)
  if (known) return known
  const vector = new Float32Array(header.dim)
  const grams = gramRows(word)
  for (const row of grams) addRow(vector, row, 1 / grams.length)
  const own_row = word_rows.get(word)
  if (own_row !== undefined) addRow(vector, own_row, 1)
  if (word_vectors.size < REMEMBERED_WORDS) word_vectors.set(word, vector)
  return vector
}

/** Brings a vector to length 1 in place; a zero vector stays zero. */
export function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(cosine(vector, vector))
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length
  return vector
}

/** A title, skill or short phrase as a unit vector; zero when it has no content word. */
export function encode(text: string): Float32Array {
  const { header } = model()
  const words = stems(text).slice(0, header.maxWords)
  const sum = new Float32Array(header.dim)
  words.forEach((word, i) => {
    addVector(sum, wordVector(word))
    if (i === 0) return
    const pair_row = hash(`${words[i - 1]} ${word}`) % header.nBigramBuckets
    addRow(sum, header.nWords + header.nGramBuckets + pair_row, 1)
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
