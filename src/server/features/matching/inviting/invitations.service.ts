import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { invitesIncluded } from '#server/features/billing/payments/entitlements.service.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { PLAN_DAYS } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { INVITATION_UNDO_SECONDS, type invitationWords } from '#shared/matching/invitation-letter.ts'
import { requireLawfulText } from '#shared/vacancies/lint/lawful-text.ts'
import { invitesInUse } from '#shared/words/billing.ts'
import { findCandidate } from '../candidates/candidates.queries.ts'
import {
  countInvited,
  insertInvitation,
  isInvited,
  listInvited,
  takeBackWaiting,
} from '../invitations/invitations.queries.ts'
import { invitationsLeft } from '../invitations/invitations-left.service.ts'
import { requirePerson, requireSearching, requireTalent } from '../people/vacancy-matches.service.ts'
import { notifyInvited } from './send-invitation.service.ts'
import { sendInvitationTask } from './send-invitation.tasks.ts'

type OfPair = { params: { vacancy_id: string; cv_id: string } }
type Invite = OfPair & { body: z.output<typeof invitationWords> }

const NOT_OPEN = 'Publica la vacante antes de invitar a alguien.'

/**
 * It waits for a minute, in which it can be taken back. Then the person is told once, however often it is pressed, and
 * the vacancy stands first in their list. Only verified companies come this far, so their own words may go with it.
 */
export async function invitePerson(ctx: UserCtx, { params, body }: Invite): Promise<undefined> {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  // It asks somebody to apply, as the ad does.
  requireLawfulText([{ path: 'message', text: body?.message ?? '' }])
  const { owner } = await requirePerson(ctx, params.cv_id, company.id)
  await takeAttempt(ctx, rateRules.invite_person_user, ctx.user.id)
  const pair = { vacancy_id: vacancy.id, user_id: owner.id }
  const leaves_at = addSeconds(ctx.now(), INVITATION_UNDO_SECONDS)
  const said = { message: body?.message ?? null, leaves_at }
  const invited = { vacancy, company_id: company.id, cv_id: params.cv_id, user_id: owner.id, invited_by: ctx.user.id }
  await inTransaction(ctx, async (tx) => {
    if (await write(tx, { ...invited, ...said }))
      await tx.tasks.enqueue(tx.db, sendInvitationTask, pair, { start_after: leaves_at })
  })
}

export async function previewInvitation(ctx: UserCtx, { params }: OfPair) {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  await requirePerson(ctx, params.cv_id, company.id)
  const invitations_left = await invitationsLeft(ctx, company.id)
  return { company_name: company.name, title: vacancy.title, invitations_left }
}

const HAS_LEFT = 'Esta invitación ya salió.'

export async function takeInvitationBack(ctx: UserCtx, { params }: OfPair): Promise<undefined> {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  const { owner } = await requirePerson(ctx, params.cv_id, company.id)
  if (!(await takeBackWaiting(ctx.db, { vacancy_id: vacancy.id, user_id: owner.id })))
    throw new AppError('state_conflict', HAS_LEFT)
}

/** A vacancy to which somebody may invite people who applied to another one of the company. */
export async function requireInviting(ctx: UserCtx, vacancyId: string): Promise<VacancyAccess> {
  const access = await requireSearching(ctx, vacancyId)
  requireOpen(access.vacancy)
  return access
}

function requireOpen({ state }: VacancyAccess['vacancy']): void {
  if (state !== 'PUBLISHED') throw new AppError('state_conflict', NOT_OPEN)
}

interface Invited {
  vacancy: { id: string; title: string }
  company_id: string
  cv_id: string
  user_id: string
  invited_by: string
}

interface Said {
  message: string | null
  /** Null: it leaves at once. */
  leaves_at: Date | null
}

/** True when nobody had invited this person before. */
async function write(tx: Deps, { vacancy, company_id, ...invited }: Invited & Said): Promise<boolean> {
  // Two at once would both find the last one free.
  await holdCompany(tx, company_id)
  const invited_at = tx.now()
  const row = { ...invited, vacancy_id: vacancy.id, invited_at, told_at: invited_at }
  if (!(await insertInvitation(tx.db, row))) return false
  await requireInvite(tx, company_id)
  return true
}

/** Whether somebody of the team asked this person to apply. */
export const wasInvited = (
  { db }: Pick<Deps, 'db'>,
  { vacancy_id, user_id }: { vacancy_id: string; user_id: string },
): Promise<boolean> => isInvited(db, vacancy_id, user_id)

/** All vacancies to which somebody asked this person to apply. */
export const invitationsOf = ({ db }: Pick<Deps, 'db'>, user_id: string): Promise<Set<string>> =>
  listInvited(db, user_id)

const CLOSED_TO_YOU = 'Ya no quiere saber de esta empresa.'

/** Somebody who applied elsewhere in the company: it may ask them though nobody else may find them. */
export async function inviteApplicant(tx: Deps, invited: Invited): Promise<void> {
  const found = await findCandidate(tx.db, invited.cv_id, { company_ids: [invited.company_id], now: tx.now() })
  const company = await holdCompany(tx, invited.company_id)
  if (!found || !company || isShutOut([company], found.owner.hidden_companies, { experience: [] }))
    throw new AppError('state_conflict', CLOSED_TO_YOU)
  const said = { message: null, leaves_at: null }
  if (await write(tx, { ...invited, ...said }))
    await notifyInvited(tx, { ...invited, ...said, company_name: company.name })
}

/** After this one is written: the whole is dropped when it is one too many. */
async function requireInvite(tx: Deps, company_id: string): Promise<void> {
  const limit = await invitesIncluded(tx, company_id)
  if ((await countInvited(tx.db, company_id, addDays(tx.now(), -PLAN_DAYS))) <= limit) return
  throw new AppError('plan_limit', invitesInUse(limit))
}
