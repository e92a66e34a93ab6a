import type { Deps } from '#server/context.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { addDays } from '#shared/core/time.ts'
import { findApplication } from '../applications/applications.queries.ts'
import { notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import type { ReviewRow } from '../tables/reviews.tables.ts'
import { moveReview } from './review-states.service.ts'
import { listReviewsDue, lockReviewById, markReviewReminded } from './reviews.queries.ts'
import { reviewersOf } from './reviews.service.ts'

const REMIND_DAYS = 3

/** Three days before its end the reviewers are reminded; when it has passed they read that too. */
export async function remindOfReviews(deps: Deps): Promise<void> {
  const soon = addDays(deps.now(), REMIND_DAYS)
  await forEachRow(deps, {
    name: 'hiring.reviews-due',
    list: (page) => listReviewsDue(deps.db, { until: soon, unreminded: true }, page),
    work: async (tx, id) => {
      const review = await lockReviewById(tx.db, id)
      if (review?.state !== 'OPEN' || review.reminded_at) return
      await markReviewReminded(tx.db, id, tx.now())
      await notifyReviewers(tx, review, 'REVIEW_DUE')
    },
  })
  await forEachRow(deps, {
    name: 'hiring.reviews-late',
    list: (page) => listReviewsDue(deps.db, { until: deps.now(), unreminded: false }, page),
    work: async (tx, id) => {
      const review = await lockReviewById(tx.db, id)
      if (review?.state !== 'OPEN' || review.due_at > tx.now()) return
      await moveReview(tx, review, 'expire')
      await notifyReviewers(tx, review, 'REVIEW_LATE')
    },
  })
}

async function notifyReviewers(tx: Deps, review: ReviewRow, kind: 'REVIEW_DUE' | 'REVIEW_LATE'): Promise<void> {
  const application = await findApplication(tx.db, review.application_id)
  if (!application) return
  const reviewers = await reviewersOf(tx, application.company_id, review.decided_by)
  await notifyTeam(tx, kind, application, await surroundingsOf(tx, application), reviewers)
}
