import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { mailedUnreadKinds } from '#shared/events/catalogue.ts'
import { namedNotices } from './notices/notifications.queries.ts'
import { notifications as n } from './tables/notifications.tables.ts'

interface Window {
  /** Older than that is no news any more. */
  from: Date
  until: Date
}

const waits = ({ from, until }: Window): SQL | undefined =>
  and(
    eq(n.is_read, false),
    isNull(n.mailed_at),
    gt(n.created_at, from),
    lte(n.created_at, until),
    inArray(events.kind, [...mailedUnreadKinds]),
  )

/** People with notices that nobody has read. */
export function listPeopleToMail(db: Database, window: Window, { after, limit }: RowPage) {
  return db
    .selectDistinct({ id: n.user_id })
    .from(n)
    .innerJoin(events, eq(events.id, n.event_id))
    .where(and(waits(window), gt(n.user_id, after)))
    .orderBy(asc(n.user_id))
    .limit(limit)
}

/** Held until the transaction ends, so that two workers never mail the same. */
export async function lockPersonToMail(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return rows.length > 0
}

const MOST = 50

export function listUnread(db: Database, userId: string, window: Window) {
  return namedNotices(db)
    .where(and(eq(n.user_id, userId), waits(window)))
    .orderBy(asc(n.created_at), asc(n.id))
    .limit(MOST)
}

export async function markMailed(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(n)
    .set({ mailed_at: now })
    .where(inArray(n.id, [...ids]))
}
