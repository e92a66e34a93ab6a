import { type Deps, inTransaction } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { hashToken, newTypedToken } from '#server/platform/secrets.ts'
import { RECOVERY_CODES } from '#shared/core/limits.ts'
import type { SignInChange } from '#shared/words/sign-in.ts'
import { deleteSessionsOf } from '../sessions/sessions.queries.ts'
import { findUserByEmail, lockUser, updateUser } from '../users/users.queries.ts'
import type { UserRow } from '../users/users.tables.ts'
import { signInChangedMail } from './second-factor.mails.ts'
import { deleteFactors, hasFactor, replaceRecoveryCodes } from './second-factor.queries.ts'
import { deleteTicketsOf } from './tickets.queries.ts'

const CODE_LENGTH = 16

/** Told by mail and in the bell, whatever the person switched off. */
export async function notifyOfChange(tx: Deps, user: UserRow, change: SignInChange, left?: number): Promise<void> {
  await sendMail(tx, signInChangedMail(user.email, change, { publicUrl: tx.config.public_url, left }))
  await emit(tx, { kind: 'SIGN_IN_CHANGED', person_id: user.id, facts: { change }, recipients: [user.id] })
  tx.log.info({ event: 'auth.sign_in_changed', user_id: user.id, change })
}

/** New ones in place of those before, as they are written down: nobody can read them again. */
export async function writeRecoveryCodes(tx: Pick<Deps, 'db' | 'now'>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedToken(CODE_LENGTH))
  await replaceRecoveryCodes(tx.db, userId, codes.map(hashToken), tx.now())
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code)
}

/**
 * After a factor came or went, with the person locked: notes whether there is one. The first brings recovery codes,
 * the last takes them away.
 */
export async function settleFactors(tx: Pick<Deps, 'db' | 'now'>, before: UserRow): Promise<string[] | null> {
  const { id } = before
  const is_on = await hasFactor(tx.db, id)
  const was_on = before.second_factor_at !== null
  if (is_on === was_on) return null
  await updateUser(tx.db, id, { second_factor_at: is_on ? tx.now() : null, updated_at: tx.now() })
  if (is_on) return writeRecoveryCodes(tx, id)
  await replaceRecoveryCodes(tx.db, id, [], tx.now())
  return null
}

/** For somebody who lost every factor and showed who they are: the password alone opens the account again. */
export async function turnOffFactors(deps: Deps, email: string): Promise<'OFF' | 'HAS_NONE' | 'UNKNOWN'> {
  const found = await findUserByEmail(deps.db, email)
  if (!found) return 'UNKNOWN'
  if (!found.second_factor_at) return 'HAS_NONE'
  await inTransaction(deps, async (tx) => {
    const user = await lockUser(tx.db, found.id)
    await deleteFactors(tx.db, user.id)
    await deleteTicketsOf(tx.db, user.id)
    await settleFactors(tx, user)
    await deleteSessionsOf(tx.db, user.id)
    await notifyOfChange(tx, user, 'TURNED_OFF_BY_SUPPORT')
  })
  return 'OFF'
}
