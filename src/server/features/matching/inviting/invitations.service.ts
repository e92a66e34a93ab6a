import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requirePerson, requireTalent } from '../people/vacancy-matches.service.ts'
import { insertInvitation } from './invitations.queries.ts'

type OfPair = { params: { vacancy_id: string; cv_id: string } }

const NOT_OPEN = 'Publica la vacante antes de invitar a alguien.'

/** The person is told once, however often it is pressed; then the vacancy stands first in their list. */
export async function invitePerson(ctx: UserCtx, { params }: OfPair): Promise<undefined> {
  const { vacancy, company } = await requireTalent(ctx, params.vacancy_id)
  const { owner } = await requirePerson(ctx, params.cv_id, company.id)
  if (vacancy.state !== 'PUBLISHED') throw new AppError('state_conflict', NOT_OPEN)
  await takeAttempt(ctx, rateRules.invite_person_user, ctx.user.id)
  await inTransaction(ctx, async (tx) => {
    const [invited_at, pair] = [tx.now(), { vacancy_id: vacancy.id, cv_id: params.cv_id, user_id: owner.id }]
    const is_new = await insertInvitation(tx.db, { ...pair, invited_by: ctx.user.id, invited_at, told_at: invited_at })
    if (!is_new) return
    const about = { company_id: company.id, actor_id: ctx.user.id, vacancy_id: vacancy.id, person_id: owner.id }
    await emit(tx, { kind: 'MATCH_INVITED', ...about, facts: { title: vacancy.title }, tell: [owner.id] })
  })
}
