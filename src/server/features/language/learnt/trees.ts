import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * A tree two questions deep: which sign is asked first and from what on the answer is yes, the same of the question after a
 * no and of that after a yes, and what each of the four ends adds.
 */
const NUMBERS = 10
const tree = z.array(z.number()).length(NUMBERS)

/** By each kind, its trees; learnt by training/train-trees.ts. */
const schema = z.object({ signs: z.array(z.string()), trees: z.array(z.array(tree)) })

/** By each kind, its trees one after the other: they are asked thousands of times for a list. */
type Trees = readonly Float64Array[]

/** Reads the file when it is first asked for; `signs` are those that the code counts, in their order. */
export function learntTrees(file: URL, signs: readonly string[]): () => Trees {
  let loaded: Trees | undefined
  return () => {
    if (loaded) return loaded
    const read = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (read.signs.join() !== signs.join()) throw new Error(`${file.pathname} was learnt from other signs`)
    loaded = read.trees.map((own) => Float64Array.from(own.flat()))
    return loaded
  }
}

/** How likely each kind is, by all its trees; together 1. */
export function likelyByTrees(trees: Trees, signs: ArrayLike<number>): number[] {
  const powers = trees.map((own) => Math.exp(sumOf(own, signs)))
  const all = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / all)
}

function sumOf(trees: Float64Array, signs: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < trees.length; at += NUMBERS) {
    const first = isFrom(trees, at, signs) ? 1 : 0
    const second = isFrom(trees, at + 2 + 2 * first, signs) ? 1 : 0
    sum += trees[at + 6 + 2 * first + second] ?? 0
  }
  return sum
}

const isFrom = (trees: Float64Array, at: number, signs: ArrayLike<number>): boolean =>
  (signs[trees[at] ?? 0] ?? 0) >= (trees[at + 1] ?? 0)
