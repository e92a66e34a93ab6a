import { readFileSync } from 'node:fs'
import { IdleCache } from '#server/platform/processes/idle-cache.ts'
import { toUnitLength } from '../encoder/encoder.ts'
import { stems } from '../encoder/words.ts'

/** What `training/train-trades.ts` learnt of every trade from the lines that tell of it. */
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

const loaded = new IdleCache<TradesModel>()

export const tradesModel = (): TradesModel => loaded.get() ?? loaded.set(load())

function load(): TradesModel {
  const [roles = '', ...lines] = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const role_ids = roles.split(' ')
  const { buffer, byteOffset, byteLength } = readFileSync(new URL('vectors.bin', import.meta.url))
  const size = byteLength / (role_ids.length + Float32Array.BYTES_PER_ELEMENT)
  if (!Number.isInteger(size)) throw new Error('words.txt and vectors.bin do not belong together')
  const middle = new Float32Array(buffer.slice(byteOffset, byteOffset + size * Float32Array.BYTES_PER_ELEMENT))
  const ways = Float32Array.from(new Int8Array(buffer, byteOffset + middle.byteLength, role_ids.length * size))
  for (let at = 0; at < ways.length; at += size) toUnitLength(ways.subarray(at, at + size))
  return { role_ids, words: new Map(lines.map(wordOf)), middle, ways }
}

/** «escuadr 12 3.4 97 2.1»: the word, then places and weights. */
function wordOf(line: string): [string, Float32Array] {
  const [word = '', ...pairs] = line.split(' ')
  return [word, Float32Array.from(pairs, Number)]
}

/** The words that a text tells something by, each once. */
export const tellingWords = (text: string): ReadonlySet<string> => new Set(stems(text))
