// Learns which lines of ads and CVs say the same, from the groups of lines beside this file, and writes how the rows of the encoder move for it.
//   npx node training/train-lines.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModel, MOVES_A_BYTE } from '../src/server/features/language/encoder/model.ts'
import { gramRows, pairRow } from '../src/server/features/language/encoder/rows.ts'
import { stems } from '../src/server/features/language/encoder/words.ts'
import { taxonomy } from '../src/server/features/language/taxonomy/taxonomy.ts'
import { labelledLines, type SameThing } from '../tests/support/text/labelled-lines.ts'
import { dice, shuffle } from './chance.ts'

const LINES = join(import.meta.dirname, 'lines')
const OUT = join(import.meta.dirname, '../src/server/features/language/encoder/lines.bin')
const ROUNDS = 6
const PAIRS_AT_ONCE = 256
const STEP = 0.005
/** How sharply a line is told from those of other groups. */
const SHARPNESS = 1 / 0.07
/** Rows left out of each line while it learns, so that no single word decides. */
const LEFT_OUT = 0.3
/** How strongly the names of roles and skills are held where they were. */
const HOLD = 400
const NAMES_AT_ONCE = 256

/** The rows that a text adds up, each with its weight. */
interface Summed {
  rows: Int32Array
  weights: Float32Array
}

const { header, word_rows, rows, row_scales } = loadModel()
const { dim } = header
const next = dice(7)
const start = Float32Array.from(rows, (value, at) => value * (row_scales[Math.floor(at / dim)] ?? 0))
const model = start.slice()
const slopes = { first: new Float32Array(model.length), second: new Float32Array(model.length), at: 0 }
const files = readdirSync(LINES).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const groups = files.flatMap((name) => labelledLines(join(LINES, name))).map(summedGroup)
const names = [...taxonomy().roles, ...taxonomy().skills]
  .flatMap(({ name_es, name_en, aliases }) => [name_es, name_en, ...aliases])
  .map(summed)
const held = names.map((name) => unit(name).vector)
for (let round = 0; round < ROUNDS; round++) learnAll(round)
write()

function summedGroup({ ads, cvs }: SameThing): { ads: Summed[]; cvs: Summed[] } {
  return { ads: ads.map(summed), cvs: cvs.map(summed) }
}

function summed(text: string): Summed {
  const words = stems(text).slice(0, header.maxWords)
  const parts: [row: number, weight: number][] = words.flatMap((word, i) => {
    const grams = gramRows(word, header)
    const own = word_rows.get(word)
    const before = words[i - 1]
    return [
      ...grams.map((row): [number, number] => [row, 1 / grams.length]),
      ...(own === undefined ? [] : [[own, 1] as [number, number]]),
      ...(before === undefined ? [] : [[pairRow(before, word, header), 1] as [number, number]]),
    ]
  })
  return { rows: Int32Array.from(parts, ([row]) => row), weights: Float32Array.from(parts, ([, weight]) => weight) }
}

function learnAll(round: number): void {
  const pairs = groups.flatMap((group) => twoOf([...group.ads, ...group.cvs]))
  shuffle(pairs, next)
  const batches = Math.floor(pairs.length / PAIRS_AT_ONCE)
  let loss = 0
  for (let batch = 0; batch < batches; batch++) {
    const some = pairs.slice(batch * PAIRS_AT_ONCE, (batch + 1) * PAIRS_AT_ONCE)
    const done = (round * batches + batch) / (ROUNDS * batches)
    loss += learn(some, STEP * Math.min(1, (slopes.at + 1) / 20) * Math.max(0.05, 1 - done))
  }
  console.log(`round ${round + 1}: ${pairs.length} pairs, loss ${(loss / batches).toFixed(3)}`)
}

/** Two lines of each group in a round, and of groups of four two other ones as well. */
function twoOf(lines: readonly Summed[]): [Summed, Summed][] {
  const mixed = [...lines]
  shuffle(mixed, next)
  const [a, b, c, d] = mixed
  return [...(a && b ? [[a, b] as [Summed, Summed]] : []), ...(c && d ? [[c, d] as [Summed, Summed]] : [])]
}

interface Placed {
  text: Summed
  vector: Float32Array
  length: number
}

function unit(text: Summed): Placed {
  const vector = new Float32Array(dim)
  text.rows.forEach((row, i) => {
    const weight = text.weights[i] ?? 0
    const start = row * dim
    if (weight !== 0) for (let k = 0; k < dim; k++) vector[k] = (vector[k] ?? 0) + (model[start + k] ?? 0) * weight
  })
  const length = Math.sqrt(dot(vector, vector)) || 1
  return { text, vector: vector.map((value) => value / length), length }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0)
  return sum
}

function thinned({ rows, weights }: Summed): Summed {
  return { rows, weights: weights.map((weight) => (next() < LEFT_OUT ? 0 : weight)) }
}

/** Each line should be nearer to its partner than to all partners of others, both ways; names stay where they are. */
function learn(pairs: readonly [Summed, Summed][], step: number): number {
  const ones = pairs.map(([one]) => unit(thinned(one)))
  const others = pairs.map(([, other]) => unit(thinned(other)))
  const pulls = [ones, others].map((side) => side.map(() => new Float32Array(dim)))
  const near = ones.map((one) => others.map((other) => dot(one.vector, other.vector) * SHARPNESS))
  const loss =
    pullTogether(near, (i, j, share) => {
      add(pulls[0]?.[i], others[j]?.vector, share)
      add(pulls[1]?.[j], ones[i]?.vector, share)
    }) +
    pullTogether(turned(near), (j, i, share) => {
      add(pulls[1]?.[j], ones[i]?.vector, share)
      add(pulls[0]?.[i], others[j]?.vector, share)
    })
  const gathered = new Map<number, Float32Array>()
  ones.forEach((one, i) => {
    gather(gathered, one, pulls[0]?.[i])
  })
  others.forEach((other, i) => {
    gather(gathered, other, pulls[1]?.[i])
  })
  for (let i = 0; i < NAMES_AT_ONCE; i++) {
    const at = Math.floor(next() * names.length)
    const [name, was] = [names[at], held[at]]
    if (!name || !was) continue
    const placed = unit(name)
    const back = placed.vector.map((value, k) => ((value - (was[k] ?? 0)) * HOLD) / NAMES_AT_ONCE)
    gather(gathered, placed, back)
  }
  slopes.at += 1
  for (const [row, slope] of gathered) move(row, slope, step)
  return loss / 2
}

function pullTogether(near: readonly number[][], pull: (i: number, j: number, share: number) => void): number {
  let loss = 0
  near.forEach((row, i) => {
    const most = Math.max(...row)
    const powers = row.map((value) => Math.exp(value - most))
    const all = powers.reduce((a, b) => a + b)
    loss -= Math.log((powers[i] ?? 0) / all + 1e-9) / near.length
    powers.forEach((power, j) => {
      const share = ((power / all - (i === j ? 1 : 0)) * SHARPNESS) / near.length
      if (Math.abs(share) > 1e-7) pull(i, j, share)
    })
  })
  return loss
}

function turned(table: readonly number[][]): number[][] {
  return table.map((_, j) => table.map((row) => row[j] ?? 0))
}

function add(sum: Float32Array | undefined, vector: Float32Array | undefined, share: number): void {
  if (!sum || !vector) return
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + (vector[k] ?? 0) * share
}

/** Through the length of one into the rows that the text is made of. */
function gather(
  all: Map<number, Float32Array>,
  { text, vector, length }: Placed,
  pull: Float32Array | undefined,
): void {
  if (!pull) return
  const along = dot(pull, vector)
  const slope = pull.map((value, k) => (value - along * (vector[k] ?? 0)) / length)
  text.rows.forEach((row, i) => {
    const weight = text.weights[i] ?? 0
    if (weight === 0) return
    const sum = all.get(row) ?? new Float32Array(dim)
    all.set(row, sum)
    add(sum, slope, weight)
  })
}

/** Adam, of the rows that were met. */
function move(row: number, slope: Float32Array, step: number): void {
  for (let k = 0; k < dim; k++) {
    const at = row * dim + k
    const value = slope[k] ?? 0
    const first = 0.9 * (slopes.first[at] ?? 0) + 0.1 * value
    const second = 0.99 * (slopes.second[at] ?? 0) + 0.01 * value * value
    slopes.first[at] = first
    slopes.second[at] = second
    model[at] = (model[at] ?? 0) - (step * first) / (Math.sqrt(second) + 1e-6)
  }
}

/** Of each number only whether it moved forward, back or hardly at all, and of each row how far: that is nearly as good as all of it. */
function write(): void {
  const scales = new Float32Array(model.length / dim)
  const moves = new Uint8Array(model.length / MOVES_A_BYTE)
  scales.forEach((_, row) => {
    const moved = model.slice(row * dim, (row + 1) * dim).map((value, k) => value - (start[row * dim + k] ?? 0))
    const scale = moved.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 2
    scales[row] = scale
    moved.forEach((value, k) => {
      const move = scale === 0 ? 1 : Math.max(0, Math.min(2, Math.round(value / scale) + 1))
      const at = (row * dim + k) / MOVES_A_BYTE
      moves[Math.floor(at)] = (moves[Math.floor(at)] ?? 0) | (move << ((k % MOVES_A_BYTE) * 2))
    })
  })
  writeFileSync(OUT, Buffer.concat([Buffer.from(scales.buffer), Buffer.from(moves.buffer)]))
}
