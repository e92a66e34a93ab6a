import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import type { shareSettings } from '#shared/cvs/cvs.ts'
import { lockOwnCv, type OfCv, presentCv, requireOwnCv } from '../cvs.service.ts'
import { keepVersion } from '../keep-version.service.ts'
import { requireActive } from '../manage.service.ts'
import { newShareToken } from '../share-link.ts'
import { deleteShare, findShare, insertShare, updateShare } from '../shares.queries.ts'

const DAY = 24 * 60 * 60

/** Opens the link, or changes the one there is: its address stays until it is closed. */
export async function shareCv(ctx: UserCtx, { params, body }: OfCv & { body: z.output<typeof shareSettings> }) {
  await requireOwnCv(ctx, params.id)
  await takeAttempt(ctx, rateRules.cv_share_user, ctx.user.id)
  const { password, expires_in_days, show_contact } = body
  const password_hash = password ? await hashPassword(password) : password
  const now = ctx.now()
  const expires_at = expires_in_days === null ? null : addSeconds(now, expires_in_days * DAY)
  const settings = { expires_at, show_contact, ...(password_hash !== undefined && { password_hash }) }
  const shared = await inTransaction(ctx, async (tx) => {
    const cv = await lockOwnCv(tx, params.id)
    requireActive(cv)
    if (await findShare(tx.db, cv.id)) await updateShare(tx.db, cv.id, settings)
    else await insertShare(tx.db, { cv_id: cv.id, ...newShareToken(tx), ...settings, created_at: now })
    await keepVersion(tx, cv, 'SHARE')
    return cv
  })
  return presentCv(ctx, shared)
}

export async function unshareCv(ctx: UserCtx, { params }: OfCv) {
  const cv = await inTransaction(ctx, async (tx) => {
    const locked = await lockOwnCv(tx, params.id)
    await deleteShare(tx.db, locked.id)
    return locked
  })
  return presentCv(ctx, cv)
}
