import type { z } from 'zod'
import { type Ctx, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { ipPrefix } from '#server/platform/limits/limits.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { comeBack } from '../users/account-states.service.ts'
import { presentUser } from '../users/present-user.service.ts'
import type { UserRow } from '../users/users.tables.ts'
import { deviceOf } from './device.ts'
import { networkMark } from './network.service.ts'
import { uncountKnownAddress } from './registration-limits.service.ts'
import { newDeviceMail } from './sessions.mails.ts'
import { hasSessionFrom } from './sessions.queries.ts'
import { startSession } from './sessions.service.ts'

export type SignedIn = z.input<typeof contract.signedIn>

/** Whether the account has signed in from this network before. */
export const isKnownPlace = (ctx: Ctx, email: string): Promise<boolean> =>
  hasSessionFrom(ctx.db, email, { mark: networkMark(ctx, ctx.request.ip), address: ipPrefix(ctx.request.ip) })

/** For somebody who has shown who they are, by whatever way. */
export async function completeSignIn(ctx: Ctx, user: UserRow, by: contract.SignedInBy): Promise<SignedIn> {
  await uncountKnownAddress(ctx, user.email)
  const known = await isKnownPlace(ctx, user.email)
  const signedIn = await inTransaction(ctx, async (tx) => {
    const kept = await comeBack(tx, user.id)
    const token = await startSession(tx, user.id, by)
    if (!known) await notifyOfNewPlace(tx, user)
    return { token, kept }
  })
  ctx.log.info({ event: 'auth.login', user_id: user.id, by })
  return { token: signedIn.token, user: presentUser(ctx, user), is_account_kept: signedIn.kept }
}

async function notifyOfNewPlace(tx: Ctx, user: UserRow): Promise<void> {
  const device = deviceOf(tx.request.user_agent)
  await sendMail(tx, newDeviceMail(user.email, device, tx.config.public_url))
  await emit(tx, { kind: 'SECURITY_LOGIN', person_id: user.id, facts: { device }, recipients: [user.id] })
}
