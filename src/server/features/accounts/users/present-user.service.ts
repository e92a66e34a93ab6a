import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { signedFileUrl } from '#server/platform/files/files.service.ts'
import { type currentUser, noticeGroups, notificationPrefs } from '#shared/accounts/users.ts'
import type { UserRow } from './users.tables.ts'

const ALL_ON = notificationPrefs.parse(Object.fromEntries(noticeGroups.map((group) => [group, {}])))

/** The signed-in person as the API shows them to themselves. */
export function presentUser(ctx: Pick<Deps, 'config' | 'now'>, user: UserRow): z.input<typeof currentUser> {
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
