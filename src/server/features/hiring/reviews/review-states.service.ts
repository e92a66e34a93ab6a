import type { Deps } from '#server/context.ts'
import { AppError } from '#shared/core/errors.ts'
import { standing } from '#shared/core/steps.ts'
import type { ReviewState } from '#shared/hiring/reviews.ts'
import type { ReviewRow } from '../tables/reviews.tables.ts'
import { type ReviewStep, reviewRules } from './review-states.ts'
import { type ReviewChanges, writeReviewState } from './reviews.queries.ts'

/** The only way in which a review changes its state; its row is locked. */
export async function moveReview(
  tx: Pick<Deps, 'db'>,
  review: ReviewRow,
  step: ReviewStep,
  changes: ReviewChanges = {},
): Promise<void> {
  const rule = reviewRules[step]
  if (standing<ReviewState>(rule, review.state) !== 'go') throw new AppError('state_conflict')
  await writeReviewState(tx.db, review.id, rule.to, changes)
}
