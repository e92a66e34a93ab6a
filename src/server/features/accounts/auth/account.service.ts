import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashPassword, requireGoodPassword } from '#server/platform/passwords/passwords.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules, UNDO_LINK_LIFE } from '#shared/core/limits.ts'
import { requireCurrentPassword } from '../sessions/current-password.service.ts'
import { deleteUnusedLinks, isKeptForSomebody } from '../sessions/links.queries.ts'
import { createLink } from '../sessions/links.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { maskEmail } from '../users/mask.ts'
import { findUserByEmail, updateUser } from '../users/users.queries.ts'
import { sendVerificationLink } from '../verification/email.service.ts'
import { emailChangeNoticeMail, passwordChangedMail } from './auth.mails.ts'

export async function changePassword(
  ctx: UserCtx,
  { body }: { body: z.output<typeof contract.changePasswordBody> },
): Promise<undefined> {
  await requireCurrentPassword(ctx, body.current_password)
  requireGoodPassword(body.password, ctx.user)
  const password_hash = await hashPassword(body.password)
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx.db, ctx.user.id, { password_hash, updated_at: ctx.now() })
    await deleteSessionsOf(tx.db, ctx.user.id, ctx.session_id)
    await deleteUnusedLinks(tx.db, ctx.user.id, 'RESET_PASSWORD')
    await sendMail(tx, passwordChangedMail(ctx.user.email, ctx.config.public_url))
    await emit(tx, { kind: 'PASSWORD_CHANGED', person_id: ctx.user.id, recipients: [ctx.user.id] })
  })
  ctx.log.info({ event: 'auth.password_changed', user_id: ctx.user.id })
}

export async function changeEmail(ctx: UserCtx, { body }: { body: z.output<typeof contract.changeEmailBody> }) {
  await requireCurrentPassword(ctx, body.current_password)
  await takeAttempt(ctx, rateRules.verify_email_day, ctx.user.id)
  const owner = await findUserByEmail(ctx.db, body.email)
  if (owner || (await isKeptForSomebody(ctx.db, body.email, ctx.now(), ctx.user.id))) {
    const message = owner?.id === ctx.user.id ? 'Ese ya es tu correo.' : 'Ese correo ya pertenece a otra cuenta.'
    throw new AppError('email_taken', message, { fields: { email: message } })
  }
  await inTransaction(ctx, async (tx) => {
    const { id: user_id, email } = ctx.user
    const user = await updateUser(tx.db, user_id, { pending_email: body.email, updated_at: ctx.now() })
    // Only a confirmed address has somebody who could want it back; another one would be kept from its owner for days.
    if (ctx.user.email_verified_at) {
      const undoUrl = await createLink(tx, { user_id, kind: 'UNDO_EMAIL_CHANGE', email, life_seconds: UNDO_LINK_LIFE })
      await sendMail(tx, emailChangeNoticeMail(email, maskEmail(body.email), undoUrl))
    }
    await sendVerificationLink(tx, user)
  })
  ctx.log.info({ event: 'auth.email_change_asked', user_id: ctx.user.id })
  return { pending_email: body.email }
}

export async function cancelEmailChange(ctx: UserCtx): Promise<undefined> {
  await inTransaction(ctx, async (tx) => {
    await updateUser(tx.db, ctx.user.id, { pending_email: null, updated_at: ctx.now() })
    await deleteUnusedLinks(tx.db, ctx.user.id, 'VERIFY_EMAIL')
  })
}
