import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { NOTIFICATIONS_SHOWN } from '#shared/core/limits.ts'
import { notifications } from './notifications.tables.ts'

const newestOfUser = prepared((db) =>
  db
    .select({
      id: notifications.id,
      message: notifications.message,
      is_read: notifications.is_read,
      created_at: notifications.created_at,
      link_to: notifications.link_to,
      kind: notifications.kind,
    })
    .from(notifications)
    .where(eq(notifications.user_id, sql.placeholder('user_id')))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN)
    .prepare('newest_notifications_of_user'),
)

/** Polled by every open tab. */
export function listNewest(db: Database, userId: string) {
  return newestOfUser(db).execute({ user_id: userId })
}

export async function insertOnce(db: Database, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  await db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.user_id, notifications.event] })
}

export async function markRead(db: Database, userId: string, ids: string[]): Promise<number> {
  const changed = await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(eq(notifications.user_id, userId), inArray(notifications.id, ids), eq(notifications.is_read, false)))
    .returning({ id: notifications.id })
  return changed.length
}

export async function deleteOldNotifications(db: Database, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.created_at, before))
}
