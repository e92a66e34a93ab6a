import { readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * A tree two questions deep: which sign is asked first and from what on the answer is yes, the same of the question after a
 * no and of that after a yes, and what each of the four ends adds.
 */
const tree = z.array(z.number()).length(10)

/** By each kind, its trees; learnt by scripts/train-trees.ts. */
const schema = z.object({ signs: z.array(z.string()), trees: z.array(z.array(tree)) })
type Trees = z.infer<typeof schema>

/** Reads the file when it is first asked for; `signs` are those that the code counts, in their order. */
export function learntTrees(file: URL, signs: readonly string[]): () => Trees {
  let loaded: Trees | undefined
  return () => {
    if (loaded) return loaded
    loaded = schema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (loaded.signs.join() !== signs.join()) throw new Error(`${file.pathname} was learnt from other signs`)
    return loaded
  }
}

/** How likely each kind is, by all its trees; together 1. */
export function likelyByTrees({ trees }: Pick<Trees, 'trees'>, signs: ArrayLike<number>): number[] {
  const powers = trees.map((own) => Math.exp(own.reduce((sum, one) => sum + endOf(one, signs), 0)))
  const all = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / all)
}

function endOf(one: readonly number[], signs: ArrayLike<number>): number {
  const first = (signs[one[0] ?? 0] ?? 0) < (one[1] ?? 0) ? 0 : 1
  const at = 2 + 2 * first
  const second = (signs[one[at] ?? 0] ?? 0) < (one[at + 1] ?? 0) ? 0 : 1
  return one[6 + 2 * first + second] ?? 0
}
