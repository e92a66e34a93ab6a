import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ChainWeights } from './chain.ts'

/** In hundredths. */
const weightsSchema = z.object({
  kinds: z.array(z.string()),
  behind: z.array(z.array(z.number())),
  marks: z.record(z.string(), z.array(z.number())),
})

const HUNDREDTHS = 100
let loaded: ChainWeights | undefined

/** Learnt from CVs of our own in which each line says what it is: training/train-cv-jobs.ts. */
export function lineWeights(): ChainWeights {
  if (loaded) return loaded
  const file = readFileSync(new URL('line-weights.json', import.meta.url), 'utf8')
  const { kinds, behind, marks } = weightsSchema.parse(JSON.parse(file))
  const whole = (row: readonly number[]) => row.map((weight) => weight / HUNDREDTHS)
  const by_mark = new Map(Object.entries(marks).map(([mark, row]) => [mark, whole(row)]))
  loaded = { kinds, behind: behind.map(whole), marks: by_mark }
  return loaded
}
