import type { DeclaredAnswer, MatchResult, MatchScore } from '#shared/matching/matching.ts'
import { ANSWER_VALUE, type Weighed } from '#shared/matching/score.ts'
import type { PreparedCandidate } from './candidate.ts'
import { explain, type Judged } from './explain.ts'
import type { PreparedRequirement } from './requirements.ts'
import { scoreOf, verdictOf } from './score.ts'
import type { Finding } from './types.ts'

/** Where no CV could show it, what the person says is all there is. */
const SETTLING_ANSWER_VALUE = { SI: 1, UN_POCO: 0.5, NO: 0 } as const satisfies Record<DeclaredAnswer, number>

/** The numbers alone, for lists and rankings. */
export function scoreMatch(requirements: readonly PreparedRequirement[], candidate: PreparedCandidate): MatchScore {
  return scoreOf(
    requirements.map((requirement): Weighed => {
      const { value } = requirement.judge.judge(candidate)
      return weigh(requirement, bestValue(requirement, value, candidate.answers[requirement.id]))
    }),
  )
}

/** The same numbers with verdicts, quoted evidence and sentences. */
export function explainMatch(requirements: readonly PreparedRequirement[], candidate: PreparedCandidate): MatchResult {
  const judged = requirements.map((requirement): Judged => {
    const finding = requirement.judge.judge(candidate)
    const answer = candidate.answers[requirement.id] ?? null
    const value = bestValue(requirement, finding.value, answer ?? undefined)
    return {
      requirement,
      finding,
      value,
      answer,
      answer_counts: value !== finding.value || isAnswerOnly(finding, answer),
    }
  })
  const score = scoreOf(judged.map(({ requirement, value }) => weigh(requirement, value)))
  return { ...score, ...explain(judged, candidate.texts) }
}

/** What is only partly met, or of which nothing is known, does not count as met. */
export function unmetBy(requirements: readonly PreparedRequirement[], candidate: PreparedCandidate): string[] {
  const unmet = requirements.filter(({ judge }) => verdictOf(judge.judge(candidate).value) !== 'CUMPLE')
  return unmet.map(({ id }) => id)
}

function weigh({ weight, importance }: PreparedRequirement, value: number | null): Weighed {
  return { weight, value, is_must: importance === 'EXCLUYENTE' }
}

function bestValue({ judge }: PreparedRequirement, value: number | null, answer: DeclaredAnswer | undefined) {
  if (answer === undefined) return value
  const said = judge.answer_settles ? SETTLING_ANSWER_VALUE[answer] : ANSWER_VALUE[answer]
  return value === null ? said : Math.max(value, said)
}

const isAnswerOnly = (finding: Finding, answer: DeclaredAnswer | null): boolean =>
  answer !== null && finding.value === 0 && finding.found === ''
