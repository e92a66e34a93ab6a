import { inTransaction, type UserCtx } from '#server/context.ts'
import { invitesIncluded } from '#server/features/billing/payments/entitlements.service.ts'
import { holdCompany } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { PLAN_DAYS } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addDays } from '#shared/core/time.ts'
import { invitesInUse } from '#shared/words/billing.ts'
import { requirePerson, requireTalent } from '../people/vacancy-matches.service.ts'
import { countInvited, insertInvitation } from './invitations.queries.ts'

type OfPair = { params: { vacancy_id: string; cv_id: string } }

const NOT_OPEN = 'Publica la vacante antes de invitar a alguien.'

/** The person is told once, however often it is pressed; then the vacancy stands first in their list. */
export async function invitePerson(ctx: UserCtx, { params }: OfPair): Promise<undefined> {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  const { owner } = await requirePerson(ctx, params.cv_id, company.id)
  if (vacancy.state !== 'PUBLISHED') throw new AppError('state_conflict', NOT_OPEN)
  await takeAttempt(ctx, rateRules.invite_person_user, ctx.user.id)
  await inTransaction(ctx, async (tx) => {
    // Two at once would both find the last one free.
    await holdCompany(tx, company.id)
    const [invited_at, pair] = [tx.now(), { vacancy_id: vacancy.id, cv_id: params.cv_id, user_id: owner.id }]
    const is_new = await insertInvitation(tx.db, { ...pair, invited_by: ctx.user.id, invited_at, told_at: invited_at })
    if (!is_new) return
    await requireInvite(tx, company.id)
    const about = { company_id: company.id, actor_id: ctx.user.id, vacancy_id: vacancy.id, person_id: owner.id }
    await emit(tx, { kind: 'MATCH_INVITED', ...about, facts: { title: vacancy.title }, tell: [owner.id] })
  })
}

/** After this one is written: the whole is dropped when it is one too many. */
async function requireInvite(tx: UserCtx, company_id: string): Promise<void> {
  const limit = await invitesIncluded(tx, company_id)
  if ((await countInvited(tx.db, company_id, addDays(tx.now(), -PLAN_DAYS))) <= limit) return
  throw new AppError('plan_limit', invitesInUse(limit))
}
