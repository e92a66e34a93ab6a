import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { seal, unseal } from '#server/platform/secrets.ts'
import type * as contract from '#shared/accounts/second-factor.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { requireCurrentPassword } from '../sessions/current-password.service.ts'
import { lockUser } from '../users/users.queries.ts'
import { addressOf, newSecret, stepOf } from './authenticator.ts'
import { notifyOfChange, settleFactors, writeRecoveryCodes } from './factor-changes.service.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { claimStep, countRecoveryCodes, deleteApp, findApp, putApp } from './second-factor.queries.ts'

const PURPOSE = 'authenticator-app'
const ALREADY_ON = 'Ya tienes una aplicación activada. Desactívala primero para usar otra.'
const WRONG = 'El código no coincide. Escribe el que muestra ahora tu aplicación.'

export const wrongCode = (message = WRONG): AppError =>
  new AppError('code_wrong', message, { fields: { code: message } })

export async function getSecondFactor(ctx: UserCtx): Promise<z.input<typeof contract.secondFactor>> {
  const { id } = ctx.user
  const app = await findApp(ctx.db, id)
  return {
    app_since: app?.confirmed_at ?? null,
    passkeys: await listPasskeys(ctx.db, id),
    recovery_codes_left: await countRecoveryCodes(ctx.db, id),
  }
}

export async function startApp(ctx: UserCtx, { body }: { body: z.output<typeof contract.passwordBody> }) {
  await requireCurrentPassword(ctx, body.current_password)
  const secret = newSecret()
  const sealed_secret = seal(ctx.config.secret_key, PURPOSE, secret)
  const app = { user_id: ctx.user.id, sealed_secret, confirmed_at: null, last_step: null, created_at: ctx.now() }
  if (!(await putApp(ctx.db, app))) throw new AppError('state_conflict', ALREADY_ON)
  return { secret, uri: addressOf(secret, ctx.user.email) }
}

/** Null where there is no app, or its secret was encrypted with another secret of the server. */
async function stepOfCode(ctx: Deps, userId: string, code: string): Promise<number | null> {
  const app = await findApp(ctx.db, userId)
  if (!app) return null
  try {
    return stepOf(unseal(ctx.config.secret_key, PURPOSE, app.sealed_secret), code, ctx.now())
  } catch {
    ctx.log.error({ event: 'auth.authenticator_unreadable', user_id: userId })
    return null
  }
}

/** Whether the app of this person shows the code now; the same code is right only once. */
export async function takeAppCode(ctx: Deps, userId: string, code: string): Promise<boolean> {
  const step = await stepOfCode(ctx, userId, code)
  return step !== null && (await claimStep(ctx.db, userId, step))
}

/** Codes of whoever is signed in: only wrong ones count. */
async function countingWrong<T>(ctx: UserCtx, work: () => Promise<T>): Promise<T> {
  await takeAttempt(ctx, rateRules.second_factor_user, ctx.user.id)
  const done = await work()
  await returnAttempt(ctx, rateRules.second_factor_user, ctx.user.id)
  return done
}

type Code = z.output<typeof contract.appCodeBody>

export async function confirmApp(ctx: UserCtx, { body }: { body: Code }) {
  const recovery_codes = await countingWrong(ctx, async () => {
    const app = await findApp(ctx.db, ctx.user.id)
    if (!app) throw new AppError('state_conflict', 'Empieza de nuevo: muestra otra vez el código QR.')
    if (app.confirmed_at) throw new AppError('state_conflict', ALREADY_ON)
    const step = await stepOfCode(ctx, ctx.user.id, body.code)
    if (step === null) throw wrongCode()
    return inTransaction(ctx, async (tx) => {
      const user = await lockUser(tx.db, ctx.user.id)
      if (!(await claimStep(tx.db, user.id, step, { confirmed_at: ctx.now() }))) throw new AppError('state_conflict')
      await notifyOfChange(tx, user, 'APP_ON')
      return settleFactors(tx, user)
    })
  })
  return { recovery_codes }
}

export async function removeApp(
  ctx: UserCtx,
  { body }: { body: z.output<typeof contract.proofBody> },
): Promise<undefined> {
  if ('current_password' in body) await requireCurrentPassword(ctx, body.current_password)
  else
    await countingWrong(ctx, async () => {
      if (!(await takeAppCode(ctx, ctx.user.id, body.code))) throw wrongCode()
    })
  await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, ctx.user.id)
    if (!(await deleteApp(tx.db, user.id))) throw new AppError('not_found')
    await settleFactors(tx, user)
    await notifyOfChange(tx, user, 'APP_OFF')
  })
}

const NOTHING_TO_RECOVER = 'Activa primero la aplicación o añade una llave de acceso.'

export async function renewRecoveryCodes(ctx: UserCtx, { body }: { body: z.output<typeof contract.passwordBody> }) {
  await requireCurrentPassword(ctx, body.current_password)
  const recovery_codes = await inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, ctx.user.id)
    if (!user.second_factor_at) throw new AppError('state_conflict', NOTHING_TO_RECOVER)
    await notifyOfChange(tx, user, 'RECOVERY_CODES_RENEWED')
    return writeRecoveryCodes(tx, user.id)
  })
  return { recovery_codes }
}
