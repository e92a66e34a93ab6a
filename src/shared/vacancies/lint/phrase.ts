import type { LintFinding } from '../vacancy-lint.ts'
import { flatten } from './flat.ts'
import type { LintText } from './texts.ts'

/** A phrase where it stands: `before` and `after` are the rest of its sentence, `near` some sentences around; all flattened. */
export interface Around {
  path: string
  quote: string
  words: string
  before: string
  after: string
  near: string
}

type Rewrite = string | null | ((around: Around) => string | null)
type Test = (around: Around) => boolean

export interface PhraseRow {
  /** On flattened text, global. What the group `lead` matches is context and stays out of the span. */
  found: RegExp
  unless?: Test
  rewrite?: Rewrite
}

export interface PhraseRule {
  rule: string
  level: LintFinding['level']
  reason: string
  /** Where a row has none of its own. */
  rewrite: Rewrite
  unless?: Test
  rows: readonly PhraseRow[]
}

const REACH = 160
const NEAR = 400

export function findPhrases(texts: readonly LintText[], rules: readonly PhraseRule[]): LintFinding[] {
  return texts.flatMap((text) => {
    const flat = flatten(text.text)
    return rules.flatMap((rule) => rule.rows.flatMap((row) => findRow(text, flat, rule, row)))
  })
}

function findRow({ path, text }: LintText, flat: string, rule: PhraseRule, row: PhraseRow): LintFinding[] {
  const findings: LintFinding[] = []
  for (const match of flat.matchAll(row.found)) {
    const start = match.index + (match.groups?.lead?.length ?? 0)
    const end = match.index + match[0].length
    const quote = text.slice(start, end)
    const around = {
      path,
      quote,
      words: flat.slice(start, end),
      before: sentenceBefore(flat, match.index),
      after: sentenceAfter(flat, end),
      near: flat.slice(Math.max(0, start - NEAR), end + NEAR),
    }
    if (rule.unless?.(around) || row.unless?.(around)) continue
    const rewrite = row.rewrite === undefined ? rule.rewrite : row.rewrite
    const { rule: name, level, reason } = rule
    findings.push({
      rule: name,
      level,
      path,
      start,
      end,
      quote,
      reason,
      rewrite: typeof rewrite === 'function' ? rewrite(around) : rewrite,
    })
  }
  return findings
}

function sentenceBefore(flat: string, start: number): string {
  const before = flat.slice(Math.max(0, start - REACH), start)
  const stop = Math.max(lastFullStop(before), ...['\n', '; ', '? ', '! ', '•'].map((sign) => before.lastIndexOf(sign)))
  return before.slice(stop + 1)
}

const ABBREVIATED = /(?<![a-z])(?:refa?|num|nro|exp|cod|tel|telf|tfno|tlf|art|pag|aprox)$/

/** «Ref. 2026» goes on. */
function lastFullStop(before: string): number {
  let at = before.lastIndexOf('. ')
  while (at > 0 && ABBREVIATED.test(before.slice(0, at))) at = before.lastIndexOf('. ', at - 1)
  return at
}

function sentenceAfter(flat: string, end: number): string {
  const after = flat.slice(end, end + REACH)
  const stop = after.search(/[\n;!?•]|\.(?:\s|$)/)
  return stop < 0 ? after : after.slice(0, stop)
}
