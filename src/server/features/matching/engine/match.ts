import type { DeclaredAnswer, LineType, MatchResult, MatchScore } from '#shared/matching/matching.ts'
import { ANSWER_VALUE, type Weighed } from '#shared/matching/score.ts'
import type { PreparedCandidate } from './candidate.ts'
import { explain, type Judged, type JudgedVacancy } from './explain.ts'
import { decide } from './judged/decision.ts'
import { type JudgedDemand, nearestHeard } from './judged/judged.ts'
import type { PreparedRequirement } from './requirements.ts'
import { scoreOf, verdictOf } from './score.ts'
import type { Finding, Source } from './types.ts'
import type { PreparedVacancy } from './vacancy.ts'

/** Where no CV could show it, what the person says is all there is. */
const SETTLING_ANSWER_VALUE = { SI: 1, UN_POCO: 0.5, NO: 0 } as const satisfies Record<DeclaredAnswer, number>

/** Of the place, the pay and the times, on which everybody decides for themselves. */
const TERMS: ReadonlySet<LineType> = new Set(['LOCATION', 'CONTRACT', 'WORKING_DAY', 'SALARY_FIT', 'SHIFT'])

type JudgedDemands = ReadonlyMap<string, JudgedDemand>

/** The numbers alone, and whether every condition that is known is met. */
export function scoreMatch({ fit, conditions }: PreparedVacancy, candidate: PreparedCandidate) {
  const score = scoreOf(fit.map((one) => weigh(one, valueFor(one, candidate))))
  return { ...score, outside: misses(conditions, candidate) }
}

/**
 * The same for the order of lists. The rules' figures are there for every pair and can be compared; of a pair that was
 * read they stand unless the reading says otherwise of what must be.
 */
export function rankMatch({ fit, conditions }: PreparedVacancy, candidate: PreparedCandidate, judged?: JudgedDemands) {
  const outside = misses(conditions, candidate)
  const decided = fit.map((one) => ({ one, ...decide(one, candidate, judged) }))
  const by = (which: 'rules' | 'finding') =>
    scoreOf(decided.map((all) => weigh(all.one, bestValue(all.one, all[which], answerTo(all.one, candidate)))))
  const ruled = by('rules')
  if (!judged) return { ...ruled, outside }
  const read = by('finding')
  return { ...(read.missed_must === ruled.missed_must ? ruled : read), outside }
}

/** Whether a condition speaks against it that is not the place. */
export const missesMoreThanPlace = ({ conditions }: PreparedVacancy, candidate: PreparedCandidate): boolean =>
  misses(
    conditions.filter(({ type }) => type !== 'LOCATION'),
    candidate,
  )

/** Whether one of these is known not to be met. */
export const misses = (some: readonly PreparedRequirement[], candidate: PreparedCandidate): boolean =>
  some.some((one) => valueFor(one, candidate) === 0)

/** Whether all that the person did until now is other work. */
export const isOtherWorkFor = ({ fit }: PreparedVacancy, candidate: PreparedCandidate): boolean =>
  fit.some((one) => one.type === 'OCCUPATION' && valueFor(one, candidate) === 0)

const valueFor = (requirement: PreparedRequirement, candidate: PreparedCandidate): number | null =>
  bestValue(requirement, decide(requirement, candidate).finding, answerTo(requirement, candidate))

/** An answer to what is asked wherever it is asked, or to this very line. */
const answerTo = (
  { id, answer_key }: PreparedRequirement,
  { answers }: PreparedCandidate,
): DeclaredAnswer | undefined => answers[answer_key] ?? answers[id]

/** The same numbers with verdicts, quoted evidence and sentences. */
export const explainMatch = (vacancy: PreparedVacancy, candidate: PreparedCandidate): MatchResult =>
  resultOf(judgedVacancy(vacancy, candidate), candidate)

/** Every line as it was decided. */
export function judgedVacancy({ fit, conditions, soft }: PreparedVacancy, candidate: PreparedCandidate): JudgedVacancy {
  const judgedBy = (requirement: PreparedRequirement): Judged => judged(requirement, candidate)
  return { fit: fit.map(judgedBy), conditions: conditions.map(judgedBy).filter(saysSomething), soft }
}

const saysSomething = ({ requirement, value }: Judged): boolean =>
  value !== null || !requirement.judge.goes_without_saying

export function resultOf(all: JudgedVacancy, candidate: PreparedCandidate): MatchResult {
  const score: MatchScore = scoreOf(all.fit.map(({ requirement, value }) => weigh(requirement, value)))
  return { ...score, ...explain(all, candidate.texts) }
}

function judged(requirement: PreparedRequirement, candidate: PreparedCandidate): Judged {
  const decision = decide(requirement, candidate)
  const { finding } = decision
  const answer = answerTo(requirement, candidate) ?? null
  const value = bestValue(requirement, finding, answer ?? undefined)
  const answer_counts = value !== finding.value || isAnswerOnly(finding, answer)
  const is_missing = finding.value === null || finding.basis === 'USUAL'
  const nearest = is_missing ? nearestTo(requirement, candidate) : []
  return { ...decision, requirement, value, answer, answer_counts, nearest }
}

/** What the CV says that comes nearest: the lines that the model heard, or else those of the rules. */
function nearestTo({ id, judge }: PreparedRequirement, candidate: PreparedCandidate): readonly Source[] {
  const heard = candidate.judged?.get(id)
  return heard ? nearestHeard(heard) : (judge.nearest?.(candidate).map(({ source }) => source) ?? [])
}

/** Up to so many of what is only partly met, or of which nothing is known. */
export function unmetBy(
  requirements: readonly PreparedRequirement[],
  candidate: PreparedCandidate,
  most: number,
): string[] {
  const unmet: string[] = []
  for (const { id, judge } of requirements) {
    if (verdictOf(judge.judge(candidate).value) !== 'CUMPLE') unmet.push(id)
    if (unmet.length === most) break
  }
  return unmet
}

function weigh({ weight, importance }: PreparedRequirement, value: number | null): Weighed {
  return { weight, value, is_must: importance === 'EXCLUYENTE' }
}

/** An answer counts where it is more than what the CV shows. */
function bestValue(
  { judge, type }: PreparedRequirement,
  { value, basis }: Finding,
  answer: DeclaredAnswer | undefined,
) {
  if (answer === undefined) return value
  // What somebody once did does not say what they would do again, and «No» to a term is no, whatever the CV says.
  if (judge.answer_settles && (basis === 'USUAL' || (TERMS.has(type) && answer === 'NO')))
    return SETTLING_ANSWER_VALUE[answer]
  const said = judge.answer_settles ? SETTLING_ANSWER_VALUE[answer] : ANSWER_VALUE[answer]
  return value === null ? said : Math.max(value, said)
}

const isAnswerOnly = (finding: Finding, answer: DeclaredAnswer | null): boolean =>
  answer !== null && finding.value === 0 && finding.found === ''
