import type { UserCtx } from '#server/context.ts'
import { returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { isPassword } from '#server/platform/passwords/passwords.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'

/** Asks again who is there before something that an open tab must not be enough for. */
export async function requireCurrentPassword(ctx: UserCtx, password: string): Promise<void> {
  await takeAttempt(ctx, rateRules.password_check, ctx.user.id)
  if (!(await isPassword(ctx.user.password_hash, password))) {
    throw new AppError('wrong_password', undefined, {
      fields: { current_password: 'La contraseña actual no coincide.' },
    })
  }
  await returnAttempt(ctx, rateRules.password_check, ctx.user.id)
}
