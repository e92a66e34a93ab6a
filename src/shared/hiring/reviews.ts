import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { id, text, timestamp } from '../core/fields.ts'
import { HIRING_LENGTHS } from './hiring-limits.ts'

const reviewState = z.enum(['OPEN', 'OVERDUE', 'ANSWERED'])
export type ReviewState = z.infer<typeof reviewState>
const reviewOutcome = z.enum(['KEPT', 'REOPENED'])
export type ReviewOutcome = z.infer<typeof reviewOutcome>

/** Within so many days somebody else of the company answers. */
export const REVIEW_DAYS = 10

const review = z.object({
  id,
  state: reviewState,
  /** What the person asks to be looked at again. */
  reason: z.string(),
  created_at: timestamp,
  due_at: timestamp,
  outcome: reviewOutcome.nullable(),
  answer: z.string().nullable(),
  answered_at: timestamp.nullable(),
})
export type Review = z.output<typeof review>

const ofApplication = z.object({ id })
const standing = z.object({
  review: review.nullable(),
  /** The person may ask: somebody of the company decided, they know it, and they have not asked yet. */
  can_ask: z.boolean(),
  /** The reader may answer: it is open and somebody else decided. */
  can_answer: z.boolean(),
})
export type ReviewStanding = z.output<typeof standing>

export const getReview = endpoint({
  method: 'GET',
  path: '/api/v1/applications/:id/review',
  summary: 'The review that a rejected person asked for, for both sides',
  params: ofApplication,
  answer: standing,
})

export const reviewBody = z.object({
  reason: text(HIRING_LENGTHS.review.reason, 10),
})

export const askReview = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/review',
  summary: 'Ask once that somebody else of the company looks at the decision; 409 when it cannot be asked',
  params: ofApplication,
  body: reviewBody,
  answer: standing,
  status: 201,
})

export const reviewAnswerBody = z.object({
  outcome: reviewOutcome,
  answer: text(HIRING_LENGTHS.review.answer, 20),
})

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/v1/applications/:id/review/answer',
  summary: 'Answer it as somebody who did not decide; `REOPENED` brings the application back',
  params: ofApplication,
  body: reviewAnswerBody,
  answer: standing,
})
