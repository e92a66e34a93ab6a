import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Known, marksOf } from './statement-marks.ts'

/** How likely an ad asks for what a statement says, wishes for it, tells what the work is, or speaks of something else; together 1. */
export interface Likely {
  MUST: number
  WISH: number
  DUTY: number
  ASIDE: number
}

/** By each mark what it adds for each of the kinds, in that order and in tenths. */
const weightsSchema = z.object({ always: z.array(z.number()), marks: z.record(z.string(), z.array(z.number())) })

let loaded: ReadonlyMap<string, readonly number[]> | undefined
let always: readonly number[] = []

/** Learnt from ads of our own in which each line says what it is: scripts/train-statement-kinds.ts. */
function weights(): ReadonlyMap<string, readonly number[]> {
  if (loaded) return loaded
  const file = readFileSync(new URL('weights.json', import.meta.url), 'utf8')
  const read = weightsSchema.parse(JSON.parse(file))
  always = read.always
  loaded = new Map(Object.entries(read.marks))
  return loaded
}

export function kindOf(statements: readonly Known[], at: number): Likely {
  const known = weights()
  const marks = marksOf(statements, at)
  const sums = [...always]
  const share = 1 / Math.sqrt(marks.length)
  for (const mark of marks)
    for (const [i, weight] of (known.get(mark) ?? []).entries()) sums[i] = (sums[i] ?? 0) + weight * share
  return asLikely(sums.map((sum) => Math.exp(sum / TENTHS)))
}
const TENTHS = 10

function asLikely(powers: readonly number[]): Likely {
  const [must = 0, wish = 0, duty = 0, aside = 0] = powers
  const all = must + wish + duty + aside
  return { MUST: must / all, WISH: wish / all, DUTY: duty / all, ASIDE: aside / all }
}
