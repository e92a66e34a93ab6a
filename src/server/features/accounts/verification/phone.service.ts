import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendSms } from '#server/platform/outbox/outbox.service.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import type * as contract from '#shared/accounts/verification.ts'
import { AppError } from '#shared/core/errors.ts'
import { PHONE_CODE_LIFE, PHONE_CODE_TRIES, rateRules } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { lockUser, updateUser } from '../users/users.queries.ts'
import { presentUser } from '../users/users.service.ts'
import { maskPhone } from './mask.ts'
import { deletePhoneCode, replacePhoneCode, spendTry } from './verification.queries.ts'

const PURPOSE = 'phone-code'
const NO_SMS = 'Por ahora no podemos enviar SMS. Inténtalo más adelante.'

// Six digits are guessable, so the stored value depends on the server's secret and on whom the code is for.
const subjectOf = (userId: string, phone: string, code: string) => `${userId} ${phone} ${code}`

export async function sendPhoneCode(ctx: UserCtx) {
  const { id: user_id, phone } = ctx.user
  if (!phone) throw new AppError('phone_missing')
  // In production a code that only the development outbox shows would reach nobody.
  if (ctx.config.production && !ctx.config.sms.twilio) throw new AppError('provider_down', NO_SMS)
  const phone_masked = maskPhone(phone)
  if (ctx.user.phone_verified_at) return { status: 'already_verified' as const, phone_masked, expires_at: null }
  await takeAttempt(ctx, rateRules.phone_code_pause, user_id)
  await takeAttempt(ctx, rateRules.phone_code_user, user_id)
  await takeAttempt(ctx, rateRules.phone_code_number, phone)
  await takeAttempt(ctx, rateRules.phone_code_ip, ipPrefix(ctx.request.ip))
  await takeAttempt(ctx, rateRules.phone_code_everybody, 'all')
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const created_at = ctx.now()
  const expires_at = addSeconds(created_at, PHONE_CODE_LIFE)
  const code_hash = sign(ctx.config.secret_key, PURPOSE, subjectOf(user_id, phone, code))
  await inTransaction(ctx, async (tx) => {
    await replacePhoneCode(tx.db, { user_id, phone, code_hash, tries_left: PHONE_CODE_TRIES, created_at, expires_at })
    await sendSms(tx, {
      to: phone,
      text: `Tu código de Skillo es ${code}. Vence en 10 minutos. No lo compartas con nadie.`,
    })
  })
  return { status: 'sent' as const, phone_masked, expires_at }
}

export async function verifyPhone(ctx: UserCtx, { body }: { body: z.output<typeof contract.verifyPhoneBody> }) {
  const { id, phone } = ctx.user
  if (!phone) throw new AppError('phone_missing')
  if (ctx.user.phone_verified_at) return { status: 'already_verified' as const, user: presentUser(ctx, ctx.user) }
  const code = await spendTry(ctx.db, id, phone, ctx.now())
  if (!code) throw new AppError('code_expired')
  if (!isSignedBy(ctx.config.secret_key, PURPOSE, subjectOf(id, phone, body.code), code.code_hash)) {
    const message =
      code.tries_left > 0
        ? wrongCode(code.tries_left)
        : 'El código no coincide y ya no quedan intentos. Pide uno nuevo.'
    throw new AppError('code_wrong', message, { fields: { code: message } })
  }
  const user = await inTransaction(ctx, async (tx) => {
    // The number may have been changed since the code was compared.
    if ((await lockUser(tx.db, id)).phone !== phone) throw new AppError('code_expired')
    await deletePhoneCode(tx.db, id)
    return updateUser(tx.db, id, { phone_verified_at: ctx.now(), updated_at: ctx.now() })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_verified_phone_key') ? new AppError('phone_taken') : error
  })
  return { status: 'verified' as const, user: presentUser(ctx, user) }
}

function wrongCode(left: number): string {
  return `El código no coincide. ${left === 1 ? 'Te queda 1 intento.' : `Te quedan ${left} intentos.`}`
}
