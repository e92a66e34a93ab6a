import type { Judgement } from '#server/features/language/model/judge.ts'
import type { JudgedDemand } from '../engine/judged/judged.ts'
import type { SaidLine } from '../engine/judged/said-lines.ts'
import { vectorsOf } from '../profiles/vectors.ts'
import type { Demand } from './demands.ts'
import type { Asked } from './judge-lines.ts'

/** What the model is asked: each demand, with the lines of the CV that are read for it. */
export const askedOf = (demands: readonly Demand[], lines: readonly SaidLine[]): Asked => ({
  demands: demands.map(({ asked: text }) => ({ text, among: nearestLines(text, lines) })),
  lines: lines.map(({ above, text }) => ({ above, text })),
})

/** How many lines of a CV are kept with a verdict, the most telling first. */
const LINES_KEPT = 3

/** What is kept of the model's answer to one demand. */
export function keptOf({ whole, lines: heard }: Judgement, lines: readonly SaidLine[]): JudgedDemand {
  const telling = heard.slice(0, LINES_KEPT).flatMap(({ at, said }) => {
    const source = lines[at]?.source
    return source ? [{ said, source }] : []
  })
  return { said: whole, lines: telling }
}

/** What was heard of each demand, by its requirement; all of a pair or nothing: a figure half by the model and half by the rules would be neither's. */
export function judgedBy(
  demands: readonly Demand[],
  heard: ReadonlyMap<string, JudgedDemand>,
): ReadonlyMap<string, JudgedDemand> | undefined {
  const found = demands.flatMap(({ requirement_id, digest }): [string, JudgedDemand][] => {
    const kept = heard.get(digest)
    return kept ? [[requirement_id, kept]] : []
  })
  return found.length === 0 || found.length < demands.length ? undefined : new Map(found)
}

/** So many lines of a long CV are read for a demand: those whose words come nearest to it. */
const LINES_READ = 24

function nearestLines(asked: string, lines: readonly SaidLine[]): number[] {
  const all = lines.map((_, at) => at)
  if (lines.length <= LINES_READ) return all
  const [demand, ...told] = [asked, ...lines.map(({ text }) => text)].map((text) => vectorsOf([text]))
  const near = told.map((vector) => vector.reduce((sum, value, i) => sum + value * (demand?.[i] ?? 0), 0))
  return all
    .toSorted((a, b) => (near[b] ?? 0) - (near[a] ?? 0))
    .slice(0, LINES_READ)
    .sort((a, b) => a - b)
}
