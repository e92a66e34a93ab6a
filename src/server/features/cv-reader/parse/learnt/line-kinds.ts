import type { Flow } from '../../lines/line.ts'
import { hasContact } from '../sections/contact-apart.ts'
import { bestKinds, marginals, sumOf } from './chain.ts'
import { lineMarks } from './line-marks.ts'
import { lineWeights } from './weights.ts'

/** What a line of a CV is: it begins a job, belongs to its head, tells of it, or none of these. */
export type LineKind = 'J' | 'j' | 'T' | 'X'

export interface JudgedLine {
  kind: LineKind
  /** One of the letters of training/cvs. */
  letter: string
  /** How likely. */
  sure: number
}

const PARTS_OF_JOBS: ReadonlySet<string> = new Set(['J', 'j', 'T'])
const asKind = (letter: string | undefined): LineKind =>
  letter !== undefined && PARTS_OF_JOBS.has(letter) ? (letter as LineKind) : 'X'

/** «Estudios: …», «Sistemas: …»: what such a heading stands above or before is part of no job, whatever it looks like. */
const APART: ReadonlySet<string> = new Set(['education', 'skills', 'languages', 'courses', 'certifications'])

/** Nor is a phone or an address, wherever it stands. */
const NO_JOB: JudgedLine = { kind: 'X', letter: 'D', sure: 1 }

/** What each line of a typed text is, beside its neighbours and what the rules take it for. */
export function judgedLines(flow: Flow, ruled: ReadonlyMap<number, string>): JudgedLine[] {
  const weights = lineWeights()
  const own = lineMarks(flow, ruled).map((marks) => sumOf(marks, weights))
  const likely = marginals(own, weights.behind)
  return bestKinds(own, weights.behind).map((best, at) => {
    const line = flow[at]
    if (!line || hasContact(line.text) || APART.has(ruled.get(line.row ?? -1) ?? '')) return NO_JOB
    const kind = asKind(weights.kinds[best])
    const sums = (likely[at] ?? []).filter((_, k) => asKind(weights.kinds[k]) === kind)
    return { kind, letter: weights.kinds[best] ?? 'O', sure: sums.reduce((a, b) => a + b, 0) }
  })
}
