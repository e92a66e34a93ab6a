import { z } from 'zod'

const verdict = z.object({ verdict: z.enum(['Y', 'P', 'N', 'U']), evidence: z.array(z.string()) })
const cv = z.object({ text: z.string(), verdicts: z.record(z.string(), verdict) })
const demand = z.object({
  id: z.string(),
  quote: z.string(),
  context: z.string().optional(),
  label: z.string(),
  importance: z.enum(['must', 'plain', 'wish']),
  kind: z.string(),
})
const pair = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  demands: z.array(demand),
  cv_a: cv,
  cv_b: cv,
})

export type WholePair = z.infer<typeof pair>
export type PairCv = z.infer<typeof cv>
export type PairDemand = z.infer<typeof demand>

export const pairsIn = (json: string): WholePair[] => z.array(pair).parse(JSON.parse(json))
