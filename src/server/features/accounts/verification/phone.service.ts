import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { forgetCode, newCode, requireCode } from '#server/platform/codes/codes.service.ts'
import { isUniqueViolation } from '#server/platform/db/conflicts.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { sendSms } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/accounts/verification.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { maskPhone } from '../users/mask.ts'
import { presentUser } from '../users/present-user.service.ts'
import { lockUser, updateUser } from '../users/users.queries.ts'
import { PHONE_CODE } from './phone-code.ts'

const NO_SMS = 'Por ahora no podemos enviar SMS. Inténtalo más adelante.'

export async function sendPhoneCode(ctx: UserCtx) {
  const { id: user_id, phone } = ctx.user
  if (!phone) throw new AppError('phone_missing')
  // In production a code that only the development outbox shows would reach nobody.
  if (ctx.config.production && !ctx.config.sms.twilio) throw new AppError('provider_down', NO_SMS)
  const phone_masked = maskPhone(phone)
  if (ctx.user.phone_verified_at) return { status: 'already_verified' as const, phone_masked, expires_at: null }
  await takeAttempt(ctx, rateRules.phone_code_pause, user_id)
  await takeAttempt(ctx, rateRules.phone_code_user, user_id)
  await takeAttempt(ctx, rateRules.phone_code_user_day, user_id)
  await takeAttempt(ctx, rateRules.phone_code_number, phone)
  await takeAttempt(ctx, rateRules.phone_code_ip, ipPrefix(ctx.request.ip))
  await takeAttempt(ctx, rateRules.phone_code_everybody, 'all')
  const expires_at = await inTransaction(ctx, async (tx) => {
    const { code, expires_at } = await newCode(tx, PHONE_CODE, { subject_id: user_id, target: phone })
    await sendSms(tx, {
      to: phone,
      text: `Tu código de Skillo es ${code}. Vence en 10 minutos. No lo compartas con nadie.`,
    })
    return expires_at
  })
  return { status: 'sent' as const, phone_masked, expires_at }
}

export async function verifyPhone(ctx: UserCtx, { body }: { body: z.output<typeof contract.verifyPhoneBody> }) {
  const { id, phone } = ctx.user
  if (!phone) throw new AppError('phone_missing')
  if (ctx.user.phone_verified_at) return { status: 'already_verified' as const, user: presentUser(ctx, ctx.user) }
  await requireCode(ctx, PHONE_CODE, { subject_id: id, target: phone }, body.code)
  const user = await inTransaction(ctx, async (tx) => {
    // The number may have been changed since the code was compared.
    if ((await lockUser(tx.db, id)).phone !== phone) throw new AppError('code_expired')
    await forgetCode(tx, PHONE_CODE, id)
    return updateUser(tx.db, id, { phone_verified_at: ctx.now(), updated_at: ctx.now() })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error, 'users_verified_phone_key') ? new AppError('phone_taken') : error
  })
  return { status: 'verified' as const, user: presentUser(ctx, user) }
}
