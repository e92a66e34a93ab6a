import type { z } from 'zod'
import { type Ctx, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { ipPrefix, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { isPassword } from '#server/platform/passwords/passwords.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { canSignIn, comeBack } from '../users/account-states.service.ts'
import { findUserByEmail } from '../users/users.queries.ts'
import { presentUser } from '../users/users.service.ts'
import type { UserRow } from '../users/users.tables.ts'
import { newDeviceMail } from './auth.mails.ts'
import { deviceOf } from './device.ts'
import { networkMark } from './network.service.ts'
import { uncountKnownAddress } from './registration-limits.service.ts'
import { hasSessionFrom } from './sessions.queries.ts'
import { startSession } from './sessions.service.ts'

type SignedIn = z.input<typeof contract.signedIn>

export async function login(ctx: Ctx, { body }: { body: z.output<typeof contract.loginBody> }): Promise<SignedIn> {
  const ip = ipPrefix(ctx.request.ip)
  const user = await findUserByEmail(ctx.db, body.email)
  const isKnownPlace = await hasSessionFrom(ctx.db, body.email, { mark: networkMark(ctx, ctx.request.ip), address: ip })
  const limits = loginLimits(body.email, ip, isKnownPlace)
  for (const [rule, subject] of limits) await takeAttempt(ctx, rule, subject)
  const isRight = await isPassword(user?.password_hash, body.password)
  if (!user || !isRight || !canSignIn(user)) {
    ctx.log.info({ event: 'auth.login_failed', user_id: user?.id })
    throw new AppError('invalid_credentials')
  }
  for (const [rule, subject] of limits) await returnAttempt(ctx, rule, subject)
  await uncountKnownAddress(ctx, user.email)
  const signedIn = await inTransaction(ctx, async (tx) => {
    const kept = await comeBack(tx, user.id)
    return { token: await signInOn(tx, user, isKnownPlace), kept }
  })
  ctx.log.info({ event: 'auth.login', user_id: user.id })
  return { token: signedIn.token, user: presentUser(ctx, user), is_account_kept: signedIn.kept }
}

/** From a network that the person has used before, strangers' failures elsewhere cannot lock the person out. */
function loginLimits(email: string, ip: string, isKnownPlace: boolean) {
  return [
    [rateRules.login_ip, ip],
    [rateRules.login_account_and_ip, `${email} ${ip}`],
    ...(isKnownPlace ? [] : [[rateRules.login_account, email] as const]),
  ] as const
}

async function signInOn(tx: Ctx, user: UserRow, isKnownPlace: boolean): Promise<string> {
  const token = await startSession(tx, user.id)
  if (isKnownPlace) return token
  const device = deviceOf(tx.request.user_agent)
  await sendMail(tx, newDeviceMail(user.email, device, tx.config.public_url))
  await emit(tx, { kind: 'SECURITY_LOGIN', person_id: user.id, facts: { device }, tell: [user.id] })
  return token
}
