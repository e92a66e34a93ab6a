// Learns what each statement of an ad is from the labelled ads beside this file, and writes the weights that the reader of ads uses.
//   npx node scripts/train-statement-kinds.ts
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Labelled, labelledAds } from '../tests/support/text/labelled-ads.ts'
import { dice, shuffle } from './chance.ts'

const FOLDER = join(import.meta.dirname, 'labelled-ads')
const OUT = join(import.meta.dirname, '../src/server/features/ad-reader/text/kinds/weights.json')
/** In the order of the weights. */
const STATEMENT_KINDS = ['MUST', 'WISH', 'DUTY', 'ASIDE'] as const
const ROUNDS = 12
const STEP = 0.3
/** Pulls every weight towards nothing, so that a word that was seen twice does not decide alone. */
const PULL = 1e-4
const LEAST_SEEN = 4
/** What adds less than this, in tenths, is left out. */
const LEAST_WEIGHT = 4

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt') && name !== 'kept.txt')
const rows = files.flatMap((name) => labelledAds(join(FOLDER, name)).flat())
write(train(rows))

/** Multinomial logistic regression by AdaGrad; the same rows give the same weights. */
function train(labelled: readonly Labelled[]): { index: Map<string, number>; weights: Float64Array } {
  const seen = new Map<string, number>()
  for (const { marks } of labelled) for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([mark]) => mark)
  const index = new Map(often.map((mark, i) => [mark, i + 1]))
  const kinds = STATEMENT_KINDS.length
  const weights = new Float64Array((index.size + 1) * kinds)
  const squares = new Float64Array(weights.length).fill(1e-8)
  const examples = labelled.map(({ marks, kind }) => ({
    at: [0, ...marks.flatMap((mark) => index.get(mark) ?? [])],
    share: 1 / Math.sqrt(marks.length),
    kind: STATEMENT_KINDS.indexOf(kind),
  }))
  const next = dice(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(examples, next)
    for (const { at, share, kind } of examples) {
      const likely = softmax(at, share, weights, kinds)
      for (let k = 0; k < kinds; k++) {
        const off = (likely[k] ?? 0) - (k === kind ? 1 : 0)
        for (const one of at) {
          const w = one * kinds + k
          const slope = off * (one === 0 ? 1 : share) + PULL * (weights[w] ?? 0)
          squares[w] = (squares[w] ?? 0) + slope * slope
          weights[w] = (weights[w] ?? 0) - (STEP * slope) / Math.sqrt(squares[w] ?? 1)
        }
      }
    }
  }
  return { index, weights }
}

function softmax(at: readonly number[], share: number, weights: Float64Array, kinds: number): number[] {
  const sums = Array.from({ length: kinds }, (_, k) =>
    at.reduce((sum, one) => sum + (weights[one * kinds + k] ?? 0) * (one === 0 ? 1 : share), 0),
  )
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((a, b) => a + b)
  return powers.map((power) => power / all)
}

function write({ index, weights }: { index: Map<string, number>; weights: Float64Array }): void {
  const kinds = STATEMENT_KINDS.length
  const of = (at: number) => [...weights.slice(at * kinds, (at + 1) * kinds)].map((one) => Math.round(one * 10))
  const marks = [...index]
    .map(([mark, at]) => [mark, of(at)] as const)
    .filter(([, own]) => own.some((weight) => Math.abs(weight) >= LEAST_WEIGHT))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = marks.map(([mark, own]) => `${JSON.stringify(mark)}:${JSON.stringify(own)}`)
  writeFileSync(OUT, `{"always":${JSON.stringify(of(0))},"marks":{\n${lines.join(',\n')}\n}}\n`)
  console.log(`${rows.length} statements of ${files.length} files, ${marks.length} marks`)
}
