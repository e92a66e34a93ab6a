// Learns what people of each trade tell of their work from the lines beside this file, and writes what `language/trades` knows of it.
//   npx node training/train-trades.ts        (after train-lines.ts: it counts where the encoder puts those lines)
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeLine, toUnitLength } from '../src/server/features/language/encoder/encoder.ts'
import { roleIdOf } from '../src/server/features/language/normalise/concept-of.ts'
import { taxonomy } from '../src/server/features/language/taxonomy/taxonomy.ts'
import { tellingWords } from '../src/server/features/language/trades/model.ts'
import { BYTE_SCALE } from '../src/server/features/matching/engine/vectors.ts'
import { labelledLines } from '../tests/support/text/labelled-lines.ts'

const LINES = join(import.meta.dirname, 'lines')
const OUT = join(import.meta.dirname, '../src/server/features/language/trades')
/** How many words of anybody are added to those of a trade, so that one that was seen once does not decide alone. */
const OF_ANYBODY = 20
/** What adds less than this is left out. */
const LEAST_WEIGHT = 0.5
const LARGEST = 127

const files = readdirSync(LINES).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const groups = files.flatMap((name) => labelledLines(join(LINES, name)))
const role_ids = [...new Set(groups.map(({ trade }) => roleOf(trade)))].sort()
const places = new Map(role_ids.map((id, at) => [id, at]))
const told = groups.flatMap(({ trade, ads, cvs }) =>
  [...ads, ...cvs].map((text) => ({ at: places.get(roleOf(trade)) ?? 0, text })),
)
const named = role_ids.flatMap((id, at) => {
  const role = taxonomy().role(id)
  return [role?.name_es ?? '', ...(role?.aliases ?? [])].map((text) => ({ at, text }))
})
writeFileSync(join(OUT, 'words.txt'), wordsFile())
writeFileSync(join(OUT, 'vectors.bin'), vectorsFile())
writeFileSync(join(OUT, 'names.bin'), namesFile())
console.log(`${told.length} lines of ${role_ids.length} trades`)

function roleOf(trade: string): string {
  const id = roleIdOf(trade)
  if (id === null) throw new Error(`«${trade}» is no role of the taxonomy`)
  return id
}

/** How much likelier a trade uses a word than anybody does; only what speaks for a trade is kept. */
function wordsFile(): string {
  const counts = new Map<string, Map<number, number>>()
  const of_trade = new Float64Array(role_ids.length)
  let all = 0
  for (const { at, text } of [...told, ...named]) {
    for (const word of tellingWords(text)) {
      const by_trade = counts.get(word) ?? new Map<number, number>()
      counts.set(word, by_trade.set(at, (by_trade.get(at) ?? 0) + 1))
      of_trade[at] = (of_trade[at] ?? 0) + 1
      all += 1
    }
  }
  const lines = [...counts].flatMap(([word, by_trade]) => {
    const anybody = [...by_trade.values()].reduce((sum, count) => sum + count, 0) / all
    const pairs = [...by_trade].flatMap(([at, count]) => {
      const share = (count + OF_ANYBODY * anybody) / ((of_trade[at] ?? 0) + OF_ANYBODY)
      const weight = Math.round(10 * Math.log(share / anybody)) / 10
      return weight >= LEAST_WEIGHT ? [`${at} ${weight}`] : []
    })
    return pairs.length > 0 ? [`${word} ${pairs.join(' ')}`] : []
  })
  return `${[role_ids.join(' '), ...lines.sort()].join('\n')}\n`
}

function vectorsFile(): Buffer {
  const encoded = told.map(({ at, text }) => ({ at, vector: encodeLine(text) }))
  const middle = mean(encoded.map(({ vector }) => vector))
  const ways = role_ids.map((_, at) => {
    const own = mean(encoded.filter((one) => one.at === at).map(({ vector }) => vector))
    return toUnitLength(own.map((value, i) => value - (middle[i] ?? 0)))
  })
  return Buffer.concat([Buffer.from(middle.buffer), ...ways.map((way) => Buffer.from(inBytes(way)))])
}

/** Where the names of each role stand together, as lines of CVs and vacancies are kept. */
function namesFile(): Buffer {
  const roles = taxonomy().roles.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return Buffer.concat(
    roles.map(({ name_es, aliases }) => {
      const middle = toUnitLength(mean([name_es, ...aliases].map((name) => toUnitLength(encodeLine(name)))))
      const bytes = Int8Array.from(middle, (value) => Math.max(-LARGEST, Math.min(LARGEST, value * BYTE_SCALE)))
      return Buffer.from(bytes.buffer)
    }),
  )
}

/** How long it was is not needed: each is brought to its length again where it is read. */
function inBytes(way: Float32Array): Int8Array {
  const largest = Math.max(...way.map(Math.abs))
  return Int8Array.from(way, (value) => Math.round((value * LARGEST) / largest))
}

function mean(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    vector.forEach((value, i) => {
      sum[i] = (sum[i] ?? 0) + value
    })
  return sum.map((value) => value / vectors.length)
}
