import type { z } from 'zod'
import { type Ctx, inTransaction } from '#server/context.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashPassword, requireGoodPassword } from '#server/platform/passwords/passwords.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { claimLink, deleteUnusedLinks } from '../sessions/links.queries.ts'
import { requireLink } from '../sessions/links.service.ts'
import { uncountConfirmed } from '../sessions/registration-limits.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { sendResetLinkTask } from '../sessions/sessions.tasks.ts'
import { lockUser, updateUser } from '../users/users.queries.ts'
import { passwordChangedMail } from './auth.mails.ts'

const FORGOT_ANSWER = 'Si hay una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva.'

export async function forgotPassword(ctx: Ctx, { body }: { body: z.output<typeof contract.forgotPasswordBody> }) {
  await takeAttempt(ctx, rateRules.forgot_ip, ipPrefix(ctx.request.ip))
  await takeAttempt(ctx, rateRules.forgot_account, body.email)
  await ctx.tasks.enqueue(ctx.db, sendResetLinkTask, { email: body.email })
  return { message: FORGOT_ANSWER }
}

export async function resetPassword(
  ctx: Ctx,
  { body }: { body: z.output<typeof contract.resetPasswordBody> },
): Promise<undefined> {
  const found = await requireLink(ctx, 'RESET_PASSWORD', body.token)
  const isUsable = !found.link.used_at && found.link.expires_at > ctx.now() && found.user.email === found.link.email
  if (!isUsable) throw new AppError('token_expired')
  requireGoodPassword(body.password, found.user)
  const password_hash = await hashPassword(body.password)
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now()
    // The person first, so that two links used at once cannot wait for each other.
    const { email } = await lockUser(tx.db, found.user.id)
    if (email !== found.link.email || !(await claimLink(tx.db, found.link.id, now))) throw new AppError('token_expired')
    // Whoever read this mail owns the address.
    await uncountConfirmed(tx, found.user)
    await updateUser(tx.db, found.user.id, {
      password_hash,
      email_verified_at: found.user.email_verified_at ?? now,
      // Whoever asked for another address before may not be the one who reads this mail.
      pending_email: null,
      updated_at: now,
    })
    await deleteUnusedLinks(tx.db, found.user.id, 'RESET_PASSWORD')
    await deleteUnusedLinks(tx.db, found.user.id, 'VERIFY_EMAIL')
    await deleteSessionsOf(tx.db, found.user.id)
    await sendMail(tx, passwordChangedMail(found.user.email, ctx.config.public_url))
  })
  ctx.log.info({ event: 'auth.password_reset', user_id: found.user.id })
}
