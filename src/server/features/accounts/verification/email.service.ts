import type { z } from 'zod'
import { type Ctx, inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashPassword } from '#server/platform/passwords/passwords.ts'
import { newToken } from '#server/platform/secrets.ts'
import type * as contract from '#shared/accounts/verification.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules, VERIFY_LINK_LIFE } from '#shared/core/limits.ts'
import { claimLink, deleteLaterLinks, deleteUnusedLinks } from '../sessions/links.queries.ts'
import { createLink, requireLink } from '../sessions/links.service.ts'
import { uncountConfirmed } from '../sessions/registration-limits.service.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { sendResetLinkTask } from '../sessions/sessions.tasks.ts'
import { maskEmail } from '../users/mask.ts'
import { lockUser, updateUser } from '../users/users.queries.ts'
import type { UserRow } from '../users/users.tables.ts'
import { emailChangedMail, verifyEmailMail } from './verification.mails.ts'

type Token = { body: z.output<typeof contract.tokenBody> }

/** Sends one more link to the address that waits for confirmation; earlier links keep working. */
export async function sendVerificationLink(tx: Ctx, user: UserRow): Promise<void> {
  const email = user.pending_email ?? user.email
  const url = await createLink(tx, { user_id: user.id, kind: 'VERIFY_EMAIL', email, life_seconds: VERIFY_LINK_LIFE })
  await sendMail(tx, verifyEmailMail(email, url))
}

export async function sendVerificationEmail(ctx: UserCtx) {
  const email_masked = maskEmail(ctx.user.pending_email ?? ctx.user.email)
  if (!ctx.user.pending_email && ctx.user.email_verified_at)
    return { status: 'already_verified' as const, email_masked }
  await takeAttempt(ctx, rateRules.verify_email_pause, ctx.user.id)
  await takeAttempt(ctx, rateRules.verify_email_day, ctx.user.id)
  await inTransaction(ctx, (tx) => sendVerificationLink(tx, ctx.user))
  return { status: 'sent' as const, email_masked }
}

async function findVerifyLink(ctx: Ctx, token: string) {
  const { link, user } = await requireLink(ctx, 'VERIFY_EMAIL', token)
  const isDone = isConfirmed(user, link.email)
  const isUsable = isWanted(user, link.email) && link.used_at === null && link.expires_at > ctx.now()
  if (!isDone && !isUsable) throw new AppError('token_expired')
  return { link, isDone, email_masked: maskEmail(link.email) }
}

const isConfirmed = (user: UserRow, email: string) => user.email === email && user.email_verified_at !== null
const isWanted = (user: UserRow, email: string) => email === (user.pending_email ?? user.email)

/** What the page shows before the click: mail scanners open links, so only the button may change anything. */
export async function inspectEmailToken(ctx: Ctx, { body }: Token) {
  const { isDone, email_masked } = await findVerifyLink(ctx, body.token)
  return { status: isDone ? ('already_verified' as const) : ('pending' as const), email_masked }
}

export async function verifyEmail(ctx: Ctx, { body }: Token) {
  const { link, email_masked } = await findVerifyLink(ctx, body.token)
  const status = await inTransaction(ctx, async (tx) => {
    // The person first: two links used at once wait here, and then see what the other one did.
    const user = await lockUser(tx.db, link.user_id)
    if (isConfirmed(user, link.email)) return 'already_verified' as const
    const isTaken = isWanted(user, link.email) && (await claimLink(tx.db, link.id, ctx.now()))
    if (!isTaken) throw new AppError('token_expired')
    await confirmAddress(tx, user, link.email)
    await deleteUnusedLinks(tx.db, user.id, 'VERIFY_EMAIL')
    return 'verified' as const
  }).catch(refuseTakenAddress)
  return { status, email_masked }
}

function refuseTakenAddress(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_key')) throw error
  throw new AppError('email_taken', 'Ese correo ya pertenece a otra cuenta.')
}

async function confirmAddress(tx: Ctx, user: UserRow, email: string): Promise<void> {
  const now = tx.now()
  if (email !== user.email) {
    await sendMail(tx, emailChangedMail(user.email, maskEmail(email), tx.config.public_url))
    await emit(tx, { kind: 'EMAIL_CHANGED', person_id: user.id, recipients: [user.id] })
    tx.log.info({ event: 'auth.email_changed', user_id: user.id })
  }
  await uncountConfirmed(tx, user)
  await updateUser(tx.db, user.id, { email, pending_email: null, email_verified_at: now, updated_at: now })
}

/** «No fui yo»: whoever reads the old address keeps the account; nobody stays signed in and only a new password opens it. */
export async function undoEmailChange(ctx: Ctx, { body }: Token) {
  const { link, user } = await requireLink(ctx, 'UNDO_EMAIL_CHANGE', body.token)
  if (link.used_at || link.expires_at <= ctx.now()) throw new AppError('token_expired')
  // Whoever asked for the change knows the old password.
  const password_hash = await hashPassword(newToken())
  await inTransaction(ctx, async (tx) => {
    const now = ctx.now()
    await lockUser(tx.db, user.id)
    if (!(await claimLink(tx.db, link.id, now))) throw new AppError('token_expired')
    await updateUser(tx.db, user.id, {
      email: link.email,
      pending_email: null,
      email_verified_at: now,
      password_hash,
      updated_at: now,
    })
    await deleteUnusedLinks(tx.db, user.id, 'VERIFY_EMAIL')
    await deleteLaterLinks(tx.db, link)
    await deleteSessionsOf(tx.db, user.id)
    await tx.tasks.enqueue(tx.db, sendResetLinkTask, { email: link.email })
  }).catch(refuseTakenAddress)
  ctx.log.info({ event: 'auth.email_change_undone', user_id: user.id })
  return { email_masked: maskEmail(link.email) }
}
