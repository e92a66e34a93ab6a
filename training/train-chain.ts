import type { ChainWeights } from '../src/server/features/cv-reader/parse/learnt/chain.ts'
import { logSum, sweeps } from '../src/server/features/cv-reader/parse/learnt/chain-sums.ts'
import { dice, shuffle } from './chance.ts'

/** A row of items, each with its marks and its kind. */
export interface Row {
  marks: readonly (readonly string[])[]
  kinds: readonly number[]
}

const STEP = 0.3
/** Pulls every weight towards nothing, so that a word that was seen twice does not decide alone. */
const PULL = 1e-4
const LEAST_SEEN = 2
const TOO_LITTLE = 1e-6

/** Weights that grow less the more they were moved (AdaGrad). */
class Learning {
  readonly values: Float64Array
  private readonly squares: Float64Array

  constructor(size: number) {
    this.values = new Float64Array(size)
    this.squares = new Float64Array(size).fill(1e-8)
  }

  move(at: number, slope: number): void {
    const pulled = slope + PULL * (this.values[at] ?? 0)
    this.squares[at] = (this.squares[at] ?? 0) + pulled * pulled
    this.values[at] = (this.values[at] ?? 0) - (STEP * pulled) / Math.sqrt(this.squares[at] ?? 1)
  }

  table(width: number): number[][] {
    return Array.from({ length: this.values.length / width }, (_, row) => [
      ...this.values.slice(row * width, (row + 1) * width),
    ])
  }
}

interface Item {
  at: number[]
  share: number
}

/** A linear-chain conditional random field; the same rows give the same weights. */
export function trainChain(rows: readonly Row[], kinds: readonly string[], rounds: number): ChainWeights {
  const index = often(rows)
  const own = new Learning(index.size * kinds.length)
  const behind = new Learning((kinds.length + 1) * kinds.length)
  const examples = rows.map((row) => ({
    items: row.marks.map(
      (marks): Item => ({
        at: marks.flatMap((mark) => index.get(mark) ?? []),
        share: 1 / Math.sqrt(marks.length || 1),
      }),
    ),
    kinds: row.kinds,
  }))
  const next = dice(7)
  for (let round = 0; round < rounds; round++) {
    shuffle(examples, next)
    for (const example of examples) learn(example, kinds.length, own, behind)
  }
  const table = own.table(kinds.length)
  return {
    kinds,
    behind: behind.table(kinds.length),
    marks: new Map([...index].map(([mark, at]) => [mark, table[at] ?? []])),
  }
}

function often(rows: readonly Row[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { marks } of rows) for (const mark of marks.flat()) seen.set(mark, (seen.get(mark) ?? 0) + 1)
  return new Map([...seen].filter(([, times]) => times >= LEAST_SEEN).map(([mark], at) => [mark, at]))
}

function learn(
  { items, kinds }: { items: readonly Item[]; kinds: readonly number[] },
  width: number,
  own: Learning,
  behind: Learning,
): void {
  const every = Array.from({ length: width }, (_, k) => k)
  const sums = items.map(({ at, share }) =>
    every.map((k) => at.reduce((sum, one) => sum + (own.values[one * width + k] ?? 0) * share, 0)),
  )
  const steps = behind.table(width)
  const { forward, backward } = sweeps(sums, steps)
  const all = logSum(forward.at(-1) ?? [0])
  const slopes = new Float64Array(behind.values.length)
  const add = (at: number, slope: number) => {
    slopes[at] = (slopes[at] ?? 0) + slope
  }
  for (const [t, { at, share }] of items.entries()) {
    for (const k of every) {
      const tail = (backward[t]?.[k] ?? 0) - all
      const off = Math.exp((forward[t]?.[k] ?? 0) + tail) - (kinds[t] === k ? 1 : 0)
      if (Math.abs(off * share) > TOO_LITTLE) for (const one of at) own.move(one * width + k, off * share)
      if (t === 0) add(width * width + k, off)
      else
        for (const j of every) {
          const step = Math.exp((forward[t - 1]?.[j] ?? 0) + (steps[j]?.[k] ?? 0) + (sums[t]?.[k] ?? 0) + tail)
          add(j * width + k, step - (kinds[t] === k && kinds[t - 1] === j ? 1 : 0))
        }
    }
  }
  for (const [at, slope] of slopes.entries()) if (slope !== 0) behind.move(at, slope)
}
