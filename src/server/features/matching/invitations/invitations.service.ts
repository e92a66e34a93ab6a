import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { invitesIncluded } from '#server/features/billing/payments/entitlements.service.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { PLAN_DAYS } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { invitesInUse } from '#shared/words/billing.ts'
import { findCandidate } from '../candidates/candidates.queries.ts'
import { requirePerson, requireSearching, requireTalent } from '../people/vacancy-matches.service.ts'
import { countInvited, hasApplied, insertInvitation, isInvited, listInvited } from './invitations.queries.ts'

type OfPair = { params: { vacancy_id: string; cv_id: string } }

const NOT_OPEN = 'Publica la vacante antes de invitar a alguien.'

/** The person is told once, however often it is pressed; then the vacancy stands first in their list. */
export async function invitePerson(ctx: UserCtx, { params }: OfPair): Promise<undefined> {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  const { owner } = await requirePerson(ctx, params.cv_id, company.id)
  await takeAttempt(ctx, rateRules.invite_person_user, ctx.user.id)
  const invited = { vacancy, company_id: company.id, cv_id: params.cv_id, user_id: owner.id, invited_by: ctx.user.id }
  await inTransaction(ctx, (tx) => invite(tx, invited))
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

async function invite(tx: Deps, { vacancy, company_id, cv_id, user_id, invited_by }: Invited): Promise<void> {
  // Two at once would both find the last one free.
  await holdCompany(tx, company_id)
  const invited_at = tx.now()
  const row = { vacancy_id: vacancy.id, cv_id, user_id, invited_by, invited_at, told_at: invited_at }
  if (!(await insertInvitation(tx.db, row))) return
  await requireInvite(tx, company_id)
  const about = { company_id, actor_id: invited_by, vacancy_id: vacancy.id, person_id: user_id }
  // Who has applied need not be asked; whoever asked is answered as for anybody, for it may be a blind application.
  const tell = (await hasApplied(tx.db, vacancy.id, user_id)) ? [] : [user_id]
  await emit(tx, { kind: 'MATCH_INVITED', ...about, facts: { title: vacancy.title }, tell })
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
  await invite(tx, invited)
}

/** After this one is written: the whole is dropped when it is one too many. */
async function requireInvite(tx: Deps, company_id: string): Promise<void> {
  const limit = await invitesIncluded(tx, company_id)
  if ((await countInvited(tx.db, company_id, addDays(tx.now(), -PLAN_DAYS))) <= limit) return
  throw new AppError('plan_limit', invitesInUse(limit))
}
