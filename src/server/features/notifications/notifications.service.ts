import { z } from 'zod'
import { isInAppPath } from '#shared/core/paths.ts'
import type * as contract from '#shared/notifications/notifications.ts'
import type { Deps, UserCtx } from '../../context.ts'
import { insertOnce, listNewest, markRead } from './notifications.queries.ts'

const MESSAGE_MAX = 140

export interface Notice {
  user_ids: string[]
  /** Names what happened, once: telling the same event again changes nothing. */
  event: string
  kind: string
  message: string
  link_to?: string
}

/** Tells people something, inside the transaction of what happened. */
export async function notify(tx: Pick<Deps, 'db' | 'now'>, notice: Notice): Promise<void> {
  const { user_ids, event, kind, message, link_to } = notice
  if (link_to !== undefined && !isInAppPath(link_to))
    throw new Error(`a notice may only lead inside the application: ${kind}`)
  if (user_ids.length === 0) return
  const shown = message.length > MESSAGE_MAX ? `${cut(message, MESSAGE_MAX - 1)}…` : message
  const created_at = tx.now()
  await insertOnce(
    tx.db,
    user_ids.map((user_id) => ({ user_id, event, kind, message: shown, link_to: link_to ?? null, created_at })),
  )
}

/** Leaves no half of an emoji behind. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

export function listNotifications(ctx: UserCtx) {
  return listNewest(ctx.db, ctx.user.id)
}

/** Ids that are not the person's, or not ids at all, are ignored in silence. */
export async function markAsRead(ctx: UserCtx, { body }: { body: z.output<typeof contract.markAsReadBody> }) {
  const ids = body.notification_ids.filter((id) => z.uuid().safeParse(id).success)
  return { updated: ids.length === 0 ? 0 : await markRead(ctx.db, ctx.user.id, ids) }
}
