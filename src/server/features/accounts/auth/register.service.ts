import type { z } from 'zod'
import { type Ctx, inTransaction } from '#server/context.ts'
import { hashPassword, requireGoodPassword } from '#server/platform/passwords/passwords.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { isKeptForSomebody } from '../sessions/links.queries.ts'
import {
  countKnownAddress,
  countUnconfirmed,
  requireRoomToRegister,
  uncountUnconfirmed,
} from '../sessions/registration-limits.service.ts'
import { startSession } from '../sessions/sessions.service.ts'
import { presentUser } from '../users/present-user.service.ts'
import { insertUser } from '../users/users.queries.ts'
import { sendVerificationLink } from '../verification/email.service.ts'

export const TERMS_VERSION = '2026-11-01'

type RegisterBody = z.output<typeof contract.registerBody>

export async function register(ctx: Ctx, { body }: { body: RegisterBody }): Promise<z.input<typeof contract.signedIn>> {
  await requireRoomToRegister(ctx)
  requireGoodPassword(body.password, body)
  await countUnconfirmed(ctx)
  const signedIn = await createAccount(ctx, body).catch(async (failure) => {
    await uncountUnconfirmed(ctx)
    throw failure
  })
  if (!signedIn) {
    await uncountUnconfirmed(ctx)
    await countKnownAddress(ctx, body.email)
    throw new AppError('email_taken', undefined, {
      fields: { email: 'Ya existe una cuenta con ese correo. ¿Quieres iniciar sesión?' },
    })
  }
  ctx.log.info({ event: 'auth.registered', user_id: signedIn.user.id })
  return { token: signedIn.token, user: presentUser(ctx, signedIn.user) }
}

/** Undefined where somebody has the address. */
async function createAccount(ctx: Ctx, body: RegisterBody) {
  const password_hash = await hashPassword(body.password)
  return inTransaction(ctx, async (tx) => {
    const now = ctx.now()
    if (await isKeptForSomebody(tx.db, body.email, now)) return undefined
    const user = await insertUser(tx.db, {
      full_name: body.full_name,
      email: body.email,
      password_hash,
      terms_version: TERMS_VERSION,
      terms_accepted_at: now,
      marketing_opt_in: body.marketing_opt_in,
      timezone: body.timezone,
      created_at: now,
      updated_at: now,
    })
    if (!user) return undefined
    await sendVerificationLink(tx, user)
    return { user, token: await startSession(tx, user.id) }
  })
}
