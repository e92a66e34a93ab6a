import type { RequirementValue } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { type AskedText, type LineRule, nearestLine, shareMet } from '../nearest-line.ts'
import type { Finding } from '../types.ts'
import { waysToMeet } from '../words/words-asked.ts'
import type { Judge } from './kind.ts'

/** What the ad asks for in its own words, answered by the line of the CV that is nearest to it. */
export function ownWords({ text }: RequirementValue<'OWN_WORDS'>, asked: AskedText): Judge {
  const ways = waysToMeet(text).map((words) => ({ words, vector: null }))
  return {
    question: `Piden «${text}»: ¿lo cumples?`,
    answer_settles: false,
    // «Experiencia con titanio» names one thing; «Estructura» alone may be anything.
    judge(candidate) {
      const rule = { by_encoder: true, by_one_word: false, in_passing: text.includes(' ') }
      const whole = byNearestLine(asked, candidate, rule)
      if (whole.value === 1) return whole
      const met = ways.map((way) => byNearestLine(way, candidate, rule)).find(({ value }) => value === 1)
      return met ?? whole
    },
    describe: (finding) => sideBySide(text, finding),
    doneIn: () => 'experience',
    advise: ({ value }) => (value === 1 ? null : `Si tienes experiencia en «${text}», cuéntalo en tu CV.`),
  }
}

/** All of it in the same words is the thing itself; by nearness alone it counts in part. */
export function byNearestLine(asked: AskedText, { lines }: Pick<PreparedCandidate, 'lines'>, rule: LineRule): Finding {
  const line = nearestLine(asked, lines)
  const value = line && shareMet(asked, line, rule)
  const fact = line && lines.facts[line.at]
  if (!value || !fact) return UNKNOWN
  return {
    ...UNKNOWN,
    ...{ value, related: value < 1, sources: [fact.source] },
    ...(value < 1 && { basis: 'NEAR' }),
  }
}

/** The quotes stand beside it under «Dónde lo vimos». */
export function sideBySide(text: string, { value }: Finding): string {
  return value === 1
    ? `Piden «${text}», y el CV lo dice.`
    : `Piden «${text}». El CV dice algo parecido, no lo mismo: por eso cuenta en parte.`
}
