import type { z } from 'zod'
import { inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forgetCode } from '#server/platform/codes/codes.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/accounts/users.ts'
import { requireCurrentPassword } from '../sessions/current-password.service.ts'
import { presentUser } from '../users/present-user.service.ts'
import { type UserChanges, updateUser } from '../users/users.queries.ts'
import { normalisePhone } from '../verification/phone.ts'
import { PHONE_CODE } from '../verification/phone-code.ts'
import { phoneChangedMail } from '../verification/verification.mails.ts'

type Presented = z.input<typeof contract.currentUser>

export async function getMe(ctx: UserCtx): Promise<Presented> {
  return presentUser(ctx, ctx.user)
}

export async function updateMe(
  ctx: UserCtx,
  { body }: { body: z.output<typeof contract.updateMe.body> },
): Promise<Presented> {
  const { current_password, phone, ...rest } = body
  const changes: UserChanges = { ...rest, updated_at: ctx.now() }
  const home = body.country === undefined ? ctx.user.country : body.country
  const newPhone = phone && normalisePhone(phone, ctx.config.sms.countries, home)
  const changesPhone = newPhone !== undefined && newPhone !== ctx.user.phone
  if (changesPhone) {
    if (ctx.user.phone_verified_at) await requireCurrentPassword(ctx, current_password ?? '')
    changes.phone = newPhone
    changes.phone_verified_at = null
  }
  const user = await inTransaction(ctx, async (tx) => {
    const after = await updateUser(tx.db, ctx.user.id, changes)
    await emit(tx, { kind: 'PERSON_CHANGED', user_id: after.id })
    if (changesPhone) await forgetCode(tx, PHONE_CODE, ctx.user.id)
    if (changesPhone && ctx.user.phone_verified_at)
      await sendMail(tx, phoneChangedMail(ctx.user.email, ctx.config.public_url))
    return after
  })
  return presentUser(ctx, user)
}

export async function setIntent(
  ctx: UserCtx,
  { body }: { body: z.output<typeof contract.setIntentBody> },
): Promise<Presented> {
  return presentUser(ctx, await updateUser(ctx.db, ctx.user.id, { intent: body.intent, updated_at: ctx.now() }))
}
