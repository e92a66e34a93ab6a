import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten } from '../flat.ts'
import { findPhrases, type PhraseRule } from '../phrase.ts'
import type { LintText } from '../texts.ts'
import { age } from './age.ts'
import { appearance } from './appearance.ts'
import { belief, orientation } from './belief.ts'
import { family } from './family.ts'
import { fixOf, type Read } from './fix.ts'
import { health } from './health.ts'
import { judgedWords } from './learnt/judge.ts'
import { statementsOf } from './learnt/tokens.ts'
import type { Ground } from './learnt/words.ts'
import { origin } from './origin.ts'
import { photo } from './photo.ts'
import { sex } from './sex.ts'

const RULES: Record<Ground, PhraseRule> = { sex, age, family, origin, belief, orientation, appearance, photo, health }

export const isGround = (rule: string): boolean => rule in RULES

/** From here on a word is taken for what the labelled phrases leave people out with: figures in decision 42. */
const LIKELY = 0.8

/** Whatever leaves people out for what they are: by rules for how ads say it, and by what was learnt for how else they say it. */
export function findDiscrimination(texts: readonly LintText[]): LintFinding[] {
  return texts.flatMap((text) => {
    const by_rule = withoutParts(findPhrases([text], Object.values(RULES)))
    const found = [...by_rule, ...learntFindings(text, by_rule)].toSorted((a, b) => a.start - b.start)
    const read = {
      text: text.text,
      flat: flatten(text.text),
      statements: found.length > 0 ? statementsOf(text.text) : [],
    }
    return found.map((finding) => withFix(read, finding, found))
  })
}

/** Of two findings in one place the longer one says it all. */
function withoutParts(findings: readonly LintFinding[]): LintFinding[] {
  const kept: LintFinding[] = []
  for (const finding of findings.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some(({ start, end }) => start < finding.end && finding.start < end)) kept.push(finding)
  }
  return kept
}

/** At most this many letters lie between two words of one finding. */
const GAP = 30

function learntFindings({ path, text }: LintText, known: readonly LintFinding[]): LintFinding[] {
  const findings: LintFinding[] = []
  for (const { ground, token, statement } of judgedWords(text, LIKELY)) {
    const last = findings.at(-1)
    if (
      known.some(
        ({ start, end }) => start < statement.end && statement.start < end && start < token.end && token.start < end,
      )
    )
      continue
    const { start, end } = token
    if (last && last.rule === ground && start - last.end <= GAP && last.start >= statement.start) {
      last.end = end
      last.quote = text.slice(last.start, end)
    } else {
      const { level, reason } = RULES[ground]
      findings.push({ rule: ground, level, path, start, end, quote: text.slice(start, end), reason, rewrite: null })
    }
  }
  return findings.filter(({ start, end }) => !known.some((one) => one.start < end && start < one.end))
}

/** A description may lose a sentence; a title or a question has to say something. */
function withFix(read: Read, finding: LintFinding, all: readonly LintFinding[]): LintFinding {
  const fix = fixOf(read, finding, all, finding.path === 'description')
  return fix ? { ...finding, rewrite: fix.text, replaces: { start: fix.start, end: fix.end } } : finding
}
