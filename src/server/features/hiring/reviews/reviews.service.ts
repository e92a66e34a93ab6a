import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { mayInVacancy } from '#server/features/vacancies/vacancy-access.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { addDays } from '#shared/core/time.ts'
import * as contract from '#shared/hiring/reviews.ts'
import {
  lockOwnApplication,
  requireEitherSide,
  requireTeamApplication,
} from '../applications/application-access.service.ts'
import { lockApplication } from '../applications/applications.queries.ts'
import { redactionOf } from '../blind/redaction.service.ts'
import { restore } from '../decisions/decisions.service.ts'
import { notifySeeker, notifyTeam, surroundingsOf } from '../notices/notices.service.ts'
import type { ApplicationRow } from '../tables/applications.tables.ts'
import type { ReviewRow } from '../tables/reviews.tables.ts'
import { moveReview } from './review-states.service.ts'
import { findDecider, findReview, insertReview, lockReview } from './reviews.queries.ts'

type OfApplication = { params: { id: string } }
type Standing = z.input<typeof contract.getReview.answer>

const CANNOT_ASK = 'Puedes pedir una revisión una vez, cuando la empresa ya te respondió que no.'
const SAME_PERSON = 'Responde alguien que no haya tomado la decisión.'

/** Somebody of the company said no, and the person knows it. */
const isAskable = ({ state, decision_side, told_at }: ApplicationRow): boolean =>
  state === 'REJECTED' && decision_side === 'COMPANY' && told_at !== null

/** Those who look again: everybody who may decide here but the one who did, unless there is nobody else. */
export async function reviewersOf(deps: Pick<Deps, 'db'>, companyId: string, deciderId: string | null) {
  const allowed = await peopleAllowed(deps, companyId, 'move_application')
  const others = allowed.filter((id) => id !== deciderId)
  return others.length > 0 ? others : allowed
}

export async function getReview(ctx: UserCtx, { params }: OfApplication): Promise<Standing> {
  const access = await requireEitherSide(ctx, params.id, 'see_applications')
  const found = (await findReview(ctx.db, params.id)) ?? null
  if (access.side === 'SEEKER') return standingOf(found, access.application)
  const { text } = await redactionOf(ctx, access.application)
  const review = found && { ...found, reason: text(found.reason) }
  const open = review !== null && review.state !== 'ANSWERED' && mayInVacancy(access, 'move_application')
  return { review, can_ask: false, can_answer: open && (await mayAnswer(ctx, review, access.company.id)) }
}

const standingOf = (review: ReviewRow | null, application: ApplicationRow): Standing => ({
  review,
  can_ask: !review && isAskable(application),
  can_answer: false,
})

async function mayAnswer(ctx: UserCtx, { decided_by }: ReviewRow, companyId: string): Promise<boolean> {
  return ctx.user.id !== decided_by || (await reviewersOf(ctx, companyId, decided_by)).includes(ctx.user.id)
}

type Ask = OfApplication & { body: z.output<typeof contract.reviewBody> }

export async function askReview(ctx: UserCtx, { params, body }: Ask): Promise<Standing> {
  return inTransaction(ctx, async (tx) => {
    const application = await lockOwnApplication(tx, params.id)
    const now = tx.now()
    const decided_by = await findDecider(tx.db, application.id)
    const row = { application_id: application.id, decided_by, reason: body.reason, created_at: now }
    const due_at = addDays(now, contract.REVIEW_DAYS)
    if (!isAskable(application) || !(await insertReview(tx.db, { ...row, due_at })))
      throw new AppError('state_conflict', CANNOT_ASK)
    const reviewers = await reviewersOf(tx, application.company_id, decided_by)
    await notifyTeam(tx, 'REVIEW_ASKED', application, await surroundingsOf(tx, application), reviewers)
    return getReview(tx, { params })
  })
}

type Answer = OfApplication & { body: z.output<typeof contract.reviewAnswerBody> }

export async function answerReview(ctx: UserCtx, { params, body }: Answer): Promise<Standing> {
  return inTransaction(ctx, async (tx) => {
    const { company } = await requireTeamApplication(tx, params.id, 'move_application')
    const application = await lockApplication(tx.db, params.id)
    const review = await lockReview(tx.db, params.id)
    if (!application || !review) throw new AppError('not_found')
    if (!(await mayAnswer(tx, review, company.id))) throw new AppError('state_conflict', SAME_PERSON)
    await moveReview(tx, review, 'answer', { ...body, answered_by: tx.user.id, answered_at: tx.now() })
    if (body.outcome === 'REOPENED' && application.state === 'REJECTED') await restore(tx, application, tx.user.id)
    const around = await surroundingsOf(tx, application)
    await notifySeeker(tx, 'REVIEW_ANSWERED', application, around)
    return getReview(tx, { params })
  })
}
