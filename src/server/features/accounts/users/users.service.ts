import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forgetCode } from '#server/platform/codes/codes.service.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import type * as contract from '#shared/accounts/users.ts'
import { noticeGroups, notificationPrefs } from '#shared/accounts/users.ts'
import { requireCurrentPassword } from '../auth/account.service.ts'
import { normalisePhone } from '../verification/phone.ts'
import { PHONE_CODE } from '../verification/phone-code.ts'
import { phoneChangedMail } from '../verification/verification.mails.ts'

import { type UserChanges, updateUser } from './users.queries.ts'
import type { UserRow } from './users.tables.ts'

type Presented = z.input<typeof contract.currentUser>

const ALL_ON = notificationPrefs.parse(Object.fromEntries(noticeGroups.map((group) => [group, {}])))

/** The signed-in person as the API shows them to themselves. */
export function presentUser(ctx: Pick<Deps, 'config' | 'now'>, user: UserRow): Presented {
  return {
    ...user,
    email_verified: user.email_verified_at !== null,
    phone_verified: user.phone_verified_at !== null,
    profile_picture_url: user.profile_picture_id && signedFileUrl(ctx, user.profile_picture_id),
    cover_photo_url: user.cover_photo_id && signedFileUrl(ctx, user.cover_photo_id),
    visibility: user.visibility ?? 'ONLY_APPLICATIONS',
    visibility_chosen: user.visibility !== null,
    notification_prefs: { ...ALL_ON, ...user.notification_prefs },
  }
}

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
