import { z } from 'zod'
import type { Followed } from '#server/features/events/events.service.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { catalogue, type KeptKind, linkOf, noticeOf } from '#shared/events/catalogue.ts'
import type * as contract from '#shared/notifications/notifications.ts'
import type { Deps, UserCtx } from '../../context.ts'
import { insertOnce, listNewest, markRead } from './notifications.queries.ts'
import { whoWants } from './preferences.service.ts'

const MESSAGE_MAX = 140

/** Puts an event into the bells of those whom it concerns and who want to hear of it; never of whoever did it. */
export async function ring(tx: Deps, { id: event_id, kind, tell = [], ...ids }: Followed<KeptKind>): Promise<void> {
  const { group, has_notice } = catalogue[kind]
  if (!has_notice) return
  const doer = 'actor_id' in ids ? ids.actor_id : undefined
  const concerned = [...new Set(tell)].filter((user) => user !== null && user !== doer).filter((user) => user !== null)
  const people = await whoWants(tx, concerned, group, 'app')
  const created_at = tx.now()
  if (people.length > 0)
    await insertOnce(
      tx.db,
      people.map(({ id: user_id }) => ({ user_id, event_id, created_at })),
    )
}

/** A mail about something that the person may have switched off; only to an address that is proved to be theirs. */
export async function mailIfWanted(tx: Deps, { user_id, group, mail }: Followed<'NOTICE_MAIL'>): Promise<void> {
  const [person] = await whoWants(tx, [user_id], group, 'mail')
  if (person?.email_verified_at) await sendMail(tx, mail)
}

const shown = (message: string): string =>
  message.length > MESSAGE_MAX ? `${cut(message, MESSAGE_MAX - 1)}…` : message

/** Leaves no half of an emoji behind. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

export async function listNotifications(ctx: UserCtx) {
  const rows = await listNewest(ctx.db, ctx.user.id)
  return rows.flatMap(({ event, ...row }) => {
    const message = noticeOf(event, ctx.user.id)
    return message === null ? [] : [{ ...row, message: shown(message), link_to: linkOf(event) }]
  })
}

/** Ids that are not the person's, or not ids at all, are ignored in silence. */
export async function markAsRead(ctx: UserCtx, { body }: { body: z.output<typeof contract.markAsReadBody> }) {
  const ids = body.notification_ids.filter((id) => z.uuid().safeParse(id).success)
  return { updated: ids.length === 0 ? 0 : await markRead(ctx.db, ctx.user.id, ids) }
}
