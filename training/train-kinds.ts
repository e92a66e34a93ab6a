// Multinomial logistic regression over marks, for whatever is told apart by plain words: trained in seconds, the same rows give the same weights.
import { writeFileSync } from 'node:fs'
import { dice, shuffle } from './chance.ts'

const ROUNDS = 12
const STEP = 0.3
/** Pulls every weight towards nothing, so that a word that was seen twice does not decide alone. */
const PULL = 1e-4
/** What adds less than this, in tenths, is left out. */
const LEAST_WEIGHT = 4

export interface Example<Kind> {
  marks: readonly string[]
  kind: Kind
}

interface Learnt {
  kinds: number
  index: Map<string, number>
  weights: Float64Array
}

/** Marks that were seen fewer times than `least_seen` are left out. */
export function trainKinds<Kind>(labelled: readonly Example<Kind>[], kinds: readonly Kind[], least_seen = 4): Learnt {
  const seen = new Map<string, number>()
  for (const { marks } of labelled) for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  const often = [...seen].filter(([, times]) => times >= least_seen).map(([mark]) => mark)
  const index = new Map(often.map((mark, i) => [mark, i + 1]))
  const weights = new Float64Array((index.size + 1) * kinds.length)
  const squares = new Float64Array(weights.length).fill(1e-8)
  const examples = labelled.map(({ marks, kind }) => ({
    at: [0, ...marks.flatMap((mark) => index.get(mark) ?? [])],
    share: 1 / Math.sqrt(marks.length),
    kind: kinds.indexOf(kind),
  }))
  const next = dice(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(examples, next)
    for (const { at, share, kind } of examples) {
      const likely = softmax(at, share, weights, kinds.length)
      for (let k = 0; k < kinds.length; k++) {
        const off = (likely[k] ?? 0) - (k === kind ? 1 : 0)
        for (const one of at) {
          const w = one * kinds.length + k
          const slope = off * (one === 0 ? 1 : share) + PULL * (weights[w] ?? 0)
          squares[w] = (squares[w] ?? 0) + slope * slope
          weights[w] = (weights[w] ?? 0) - (STEP * slope) / Math.sqrt(squares[w] ?? 1)
        }
      }
    }
  }
  return { kinds: kinds.length, index, weights }
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

/** As src/server/features/language/learnt/mark-weights.ts reads them; answers how many marks. */
export function writeKinds(path: string, { kinds, index, weights }: Learnt): number {
  const of = (at: number) => [...weights.slice(at * kinds, (at + 1) * kinds)].map((one) => Math.round(one * 10))
  const marks = [...index]
    .map(([mark, at]) => [mark, of(at)] as const)
    .filter(([, own]) => own.some((weight) => Math.abs(weight) >= LEAST_WEIGHT))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = marks.map(([mark, own]) => `${JSON.stringify(mark)}:${JSON.stringify(own)}`)
  writeFileSync(path, `{"always":${JSON.stringify(of(0))},"marks":{\n${lines.join(',\n')}\n}}\n`)
  return marks.length
}
