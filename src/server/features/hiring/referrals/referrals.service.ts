import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import type { VacancyAccess } from '#server/features/vacancies/vacancy-access.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { newTypedToken } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { REFERRAL_PARAM, REFERRAL_TOKEN_LENGTH } from '#shared/hiring/referrals/referral-address.ts'
import type * as contract from '#shared/hiring/referrals/referrals.ts'
import { requireBoard } from '../applications/application-access.service.ts'
import { holdVacancy } from '../applications/applications.queries.ts'
import * as queries from './referrals.queries.ts'

type OfVacancy = { params: { id: string } }
type Link = z.input<typeof contract.getReferralLink.answer>

const NOT_OPEN = 'Solo puedes recomendar a alguien para una vacante publicada.'

/** Whoever of the team sees the vacancy may recommend people for it. */
const requireRecommending = (ctx: UserCtx, vacancyId: string) => requireBoard(ctx, vacancyId, 'see_vacancy')

async function linkOf(ctx: UserCtx, { vacancy, member }: VacancyAccess): Promise<Link> {
  const own = { vacancy_id: vacancy.id, member_id: member.id }
  const found = await queries.findLink(ctx.db, own)
  return {
    url: found ? `${ctx.config.public_url}/jobs/${vacancy.id}?${REFERRAL_PARAM}=${found.token}` : null,
    created_at: found?.created_at ?? null,
    came: await queries.countCame(ctx.db, own),
    works: vacancy.state === 'PUBLISHED',
  }
}

export async function getReferralLink(ctx: UserCtx, { params }: OfVacancy): Promise<Link> {
  return linkOf(ctx, await requireRecommending(ctx, params.id))
}

/** The first, or one in the place of the one before. */
export async function createReferralLink(ctx: UserCtx, { params }: OfVacancy): Promise<Link> {
  const access = await requireRecommending(ctx, params.id)
  await takeAttempt(ctx, rateRules.referral_link_change, ctx.user.id)
  return inTransaction(ctx, async (tx) => {
    const vacancy = await holdVacancy(tx.db, access.vacancy.id)
    if (vacancy?.state !== 'PUBLISHED') throw new AppError('state_conflict', NOT_OPEN)
    await queries.putLink(tx.db, {
      vacancy_id: vacancy.id,
      member_id: access.member.id,
      token: newTypedToken(REFERRAL_TOKEN_LENGTH),
      created_at: tx.now(),
    })
    return linkOf(tx, { ...access, vacancy })
  })
}

export async function deleteReferralLink(ctx: UserCtx, { params }: OfVacancy): Promise<undefined> {
  const { vacancy, member } = await requireRecommending(ctx, params.id)
  await queries.deleteLink(ctx.db, { vacancy_id: vacancy.id, member_id: member.id })
}

/** Whoever opens their own link recommends nobody. */
export async function referrerFor(
  { db }: Pick<Ctx, 'db'>,
  { vacancy_id, user_id, token }: { vacancy_id: string; user_id: string; token: string | null },
) {
  const found = token === null ? undefined : await queries.findReferrer(db, vacancy_id, token)
  return found && found.user_id !== user_id ? found : null
}

/** The link of whoever recommended somebody, for a draft that is made again. */
export async function tokenOf({ db }: Pick<Ctx, 'db'>, vacancy_id: string, member_id: string | null) {
  if (member_id === null) return null
  const found = await queries.findLink(db, { vacancy_id, member_id })
  return found?.token ?? null
}

/** Who recommended them, as their team reads it: nobody while that would tell who it is. */
export async function referredBy(
  { db }: Pick<Ctx, 'db'>,
  { referred_by, is_blind }: { referred_by: string | null; is_blind: boolean },
): Promise<string | null> {
  return referred_by === null || is_blind ? null : queries.findReferrerName(db, referred_by)
}
