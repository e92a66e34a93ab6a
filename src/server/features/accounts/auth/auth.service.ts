import type { z } from 'zod'
import type { Ctx } from '#server/context.ts'
import { ipPrefix, returnAttempt, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { isPassword } from '#server/platform/passwords/passwords.ts'
import type * as contract from '#shared/accounts/auth.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { askSecondStep } from '../second-factor/second-step.service.ts'
import { completeSignIn, isKnownPlace } from '../sessions/complete-sign-in.service.ts'
import { canSignIn } from '../users/account-states.service.ts'
import { findUserByEmail } from '../users/users.queries.ts'

type Answered = z.input<typeof contract.login.answer>

export async function login(ctx: Ctx, { body }: { body: z.output<typeof contract.loginBody> }): Promise<Answered> {
  const user = await findUserByEmail(ctx.db, body.email)
  const limits = loginLimits(body.email, ipPrefix(ctx.request.ip), await isKnownPlace(ctx, body.email))
  for (const [rule, subject] of limits) await takeAttempt(ctx, rule, subject)
  const isRight = await isPassword(user?.password_hash, body.password)
  if (!user || !isRight || !canSignIn(user)) {
    ctx.log.info({ event: 'auth.login_failed', user_id: user?.id })
    throw new AppError('invalid_credentials')
  }
  for (const [rule, subject] of limits) await returnAttempt(ctx, rule, subject)
  return user.second_factor_at ? askSecondStep(ctx, user) : completeSignIn(ctx, user, 'PASSWORD')
}

/** From a network that the person has used before, strangers' failures elsewhere cannot lock the person out. */
function loginLimits(email: string, ip: string, known: boolean) {
  return [
    [rateRules.login_ip, ip],
    [rateRules.login_account_and_ip, `${email} ${ip}`],
    ...(known ? [] : [[rateRules.login_account, email] as const]),
  ] as const
}
