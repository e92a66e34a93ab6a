import { readFileSync } from 'node:fs'
import { KeptWhileBusy } from '#server/platform/processes/kept-while-busy.ts'
import { stems } from '../encoder/words.ts'

/** What `scripts/train-trades.ts` learnt of every trade from the lines that tell of it. */
export interface TradesModel {
  /** The role of the taxonomy at each place. */
  role_ids: readonly string[]
  /** By each word, how much it speaks for which trades: places and weights in turns. */
  words: ReadonlyMap<string, Float32Array>
  /** Where the encoder puts all that is told, of whatever trade. */
  middle: Float32Array
  /** Which way from there it puts what is told of each trade, one after the other. */
  ways: Float32Array
}

/** Of a weight in the file. */
export const WEIGHT_PARTS = 10
/** Of a number of a vector in the file. */
export const VECTOR_PARTS = 400

const loaded = new KeptWhileBusy<TradesModel>()

export const tradesModel = (): TradesModel => loaded.get() ?? loaded.set(load())

function load(): TradesModel {
  const [roles = '', ...lines] = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const role_ids = roles.split(' ')
  const vectors = readFileSync(new URL('vectors.bin', import.meta.url))
  const dimensions = vectors.byteLength / (role_ids.length + 1)
  if (!Number.isInteger(dimensions)) throw new Error('words.txt and vectors.bin do not belong together')
  const numbers = Float32Array.from(new Int8Array(vectors), (value) => value / VECTOR_PARTS)
  return {
    role_ids,
    words: new Map(lines.map(wordOf)),
    middle: numbers.slice(0, dimensions),
    ways: numbers.slice(dimensions),
  }
}

/** «escuadr 12 34 97 21»: the word, then places and weights. */
function wordOf(line: string): [string, Float32Array] {
  const [word = '', ...pairs] = line.split(' ')
  return [word, Float32Array.from(pairs, (value, i) => (i % 2 === 0 ? Number(value) : Number(value) / WEIGHT_PARTS))]
}

/** The words that a text tells something by, each once. */
export const tellingWords = (text: string): ReadonlySet<string> => new Set(stems(text))
