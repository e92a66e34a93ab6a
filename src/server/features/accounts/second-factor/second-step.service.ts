import type { z } from 'zod'
import { type Ctx, inTransaction } from '#server/context.ts'
import { ipPrefix, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { hashToken } from '#server/platform/secrets.ts'
import type { SecondStep, SignedInBy } from '#shared/accounts/auth.ts'
import type * as contract from '#shared/accounts/second-factor.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { completeSignIn, isKnownPlace, type SignedIn } from '../sessions/complete-sign-in.service.ts'
import { canSignIn } from '../users/account-states.service.ts'
import { findUser } from '../users/users.queries.ts'
import type { UserRow } from '../users/users.tables.ts'
import { takeAppCode, wrongCode } from './app.service.ts'
import { notifyOfChange } from './factor-changes.service.ts'
import { countPasskeys } from './passkeys.queries.ts'
import { claimRecoveryCode, countRecoveryCodes, findApp } from './second-factor.queries.ts'
import { deleteTicket } from './tickets.queries.ts'
import { newTicket, spendTicket } from './tickets.service.ts'

/** After the right password of an account that asks for more. */
export async function askSecondStep(ctx: Ctx, user: UserRow): Promise<{ second_step: z.input<StepSchema> }> {
  const app = await findApp(ctx.db, user.id)
  const keys = await countPasskeys(ctx.db, user.id)
  const ways: SecondStep['ways'] = []
  if (app?.confirmed_at) ways.push('CODE')
  if (keys > 0) ways.push('PASSKEY')
  ways.push('RECOVERY_CODE')
  return { second_step: { ...(await newTicket(ctx, { kind: 'SECOND_STEP', user_id: user.id })), ways } }
}
type StepSchema = typeof import('#shared/accounts/auth.ts')['secondStep']['shape']['second_step']

/** The person may have been stopped, or lost the factor, since the password was typed. */
export async function requireStillThere(ctx: Ctx, userId: string | null): Promise<UserRow> {
  const user = userId === null ? undefined : await findUser(ctx.db, userId)
  if (!user || !canSignIn(user)) throw new AppError('sign_in_expired')
  return user
}

/** Runs a check of the second step: only failures count, and from a known place strangers elsewhere shut nobody out. */
export async function countingFailures<T>(ctx: Ctx, user: UserRow, check: () => Promise<T>): Promise<T> {
  const ip = ipPrefix(ctx.request.ip)
  const limits = [
    [rateRules.second_step_ip, ip],
    [rateRules.second_step_account_and_ip, `${user.id} ${ip}`],
    ...((await isKnownPlace(ctx, user.email)) ? [] : [[rateRules.second_step_account, user.id] as const]),
  ] as const
  for (const [rule, subject] of limits) await takeAttempt(ctx, rule, subject)
  const done = await check()
  for (const [rule, subject] of limits) await returnAttempt(ctx, rule, subject)
  return done
}

type Body = z.output<typeof contract.secondStepBody>

export async function finishSignIn(ctx: Ctx, { body }: { body: Body }): Promise<SignedIn> {
  const ticket = await spendTicket(ctx, body.ticket, ['SECOND_STEP'])
  const user = await requireStillThere(ctx, ticket.user_id)
  const by = await countingFailures(ctx, user, async () => {
    const way = await wayOf(ctx, user, body.code)
    if (!way) {
      ctx.log.info({ event: 'auth.second_step_failed', user_id: user.id })
      throw wrongCode(triesWords(ticket.tries_left))
    }
    return way
  })
  if (!(await deleteTicket(ctx.db, ticket.id))) throw new AppError('sign_in_expired')
  return completeSignIn(ctx, user, by)
}

/** By which of the two it is right; undefined for a wrong one. */
async function wayOf(ctx: Ctx, user: UserRow, code: string): Promise<SignedInBy | undefined> {
  if (/^\d{6}$/.test(code)) return (await takeAppCode(ctx, user.id, code)) ? 'PASSWORD_AND_CODE' : undefined
  const isRight = await inTransaction(ctx, async (tx) => {
    if (!(await claimRecoveryCode(tx.db, user.id, hashToken(code), ctx.now()))) return false
    await notifyOfChange(tx, user, 'RECOVERY_CODE_USED', await countRecoveryCodes(tx.db, user.id))
    return true
  })
  return isRight ? 'PASSWORD_AND_RECOVERY_CODE' : undefined
}

function triesWords(left: number): string {
  if (left === 0) return 'El código no coincide y ya no quedan intentos. Vuelve a escribir tu contraseña.'
  return `El código no coincide o ya se usó. ${left === 1 ? 'Te queda 1 intento.' : `Te quedan ${left} intentos.`}`
}
