import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** What each mark adds for each of some kinds, in their order and in tenths; learnt by training/train-kinds.ts. */
interface MarkWeights {
  always: readonly number[]
  marks: ReadonlyMap<string, readonly number[]>
}

const schema = z.object({ always: z.array(z.number()), marks: z.record(z.string(), z.array(z.number())) })

/** Reads the file when it is first asked for. */
export function markWeights(file: URL): () => MarkWeights {
  let loaded: MarkWeights | undefined
  return () => {
    if (loaded) return loaded
    const { always, marks } = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    loaded = { always, marks: new Map(Object.entries(marks)) }
    return loaded
  }
}

const TENTHS = 10

/** How likely each kind is by all marks together; in the order of the weights, together 1. */
export function likelyByMarks({ always, marks: known }: MarkWeights, marks: readonly string[]): number[] {
  const sums = [...always]
  const share = 1 / Math.sqrt(marks.length)
  for (const mark of marks)
    for (const [i, weight] of (known.get(mark) ?? []).entries()) sums[i] = (sums[i] ?? 0) + weight * share
  const powers = sums.map((sum) => Math.exp(sum / TENTHS))
  const all = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / all)
}
