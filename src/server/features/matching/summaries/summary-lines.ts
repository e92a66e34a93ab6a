import { createHash } from 'node:crypto'
import { z } from 'zod'
import { importance, type MatchItem, verdict } from '#shared/matching/matching.ts'

/** All that a model gets of a match: what the vacancy asks for and what was found, nothing that anybody's CV says. */
export const summaryLine = z.object({ asked: z.string(), importance, verdict })
export type SummaryLine = z.infer<typeof summaryLine>

const MOST_LINES = 24

export type JudgedItem = Pick<MatchItem, 'title' | 'importance' | 'verdict' | 'override'>

/** What a person of the team corrected counts as they corrected it. */
export const linesOf = ({ items }: { items: readonly JudgedItem[] }): SummaryLine[] =>
  items.slice(0, MOST_LINES).map((item) => ({
    asked: item.title,
    importance: item.importance,
    verdict: item.override?.verdict ?? item.verdict,
  }))

/** Raised when the question or the check changes, so that what was written before is written anew. */
const RULES = 1

/** The revision of the verdicts: the same ones are put into words once, whomever they are about. */
export const digestOf = (lines: readonly SummaryLine[], model: string): string =>
  createHash('sha256')
    .update(JSON.stringify([RULES, model, lines.map(({ asked, importance, verdict }) => [asked, importance, verdict])]))
    .digest('hex')
