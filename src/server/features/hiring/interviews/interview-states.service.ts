import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import type { InterviewState } from '#shared/hiring/interviews.ts'
import type { InterviewRow } from '../tables/interviews.tables.ts'
import { type InterviewStep, interviewRules } from './interview-states.ts'
import { type InterviewChanges, writeInterviewState } from './interviews.queries.ts'

/** The only way in which an interview changes its state, whoever asks: a person or the clock. Its row is locked. */
export async function moveInterview(
  tx: Pick<Deps, 'db' | 'now'>,
  interview: InterviewRow,
  step: InterviewStep,
  changes: InterviewChanges = {},
): Promise<InterviewRow> {
  const rule = interviewRules[step]
  if (standing<InterviewState>(rule, interview.state) === 'refused') throw new AppError('state_conflict')
  return writeInterviewState(tx.db, interview.id, rule.to, { ...changes, updated_at: tx.now() })
}
