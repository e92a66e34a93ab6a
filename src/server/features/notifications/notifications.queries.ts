import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { namedEvent, whoIsNamed } from '#server/features/activity/named-events.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { invitations } from '#server/features/companies/team/team.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { NOTIFICATIONS_SHOWN } from '#shared/core/limits.ts'
import { notifications } from './notifications.tables.ts'

const newestOfUser = prepared((db) =>
  db
    .select({
      id: notifications.id,
      is_read: notifications.is_read,
      created_at: notifications.created_at,
      event: namedEvent,
    })
    .from(notifications)
    .innerJoin(events, eq(events.id, notifications.event_id))
    .leftJoin(whoIsNamed.actor, eq(whoIsNamed.actor.id, events.actor_id))
    .leftJoin(whoIsNamed.person, eq(whoIsNamed.person.id, events.person_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .leftJoin(invitations, eq(invitations.id, events.invitation_id))
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
    .onConflictDoNothing({ target: [notifications.user_id, notifications.event_id] })
}

/** What these people chose, and where they read mail. */
export function listChoices(db: Database, userIds: readonly string[]) {
  const { id, email, email_verified_at, notification_prefs } = users
  return db
    .select({ id, email, email_verified_at, notification_prefs })
    .from(users)
    .where(inArray(id, [...userIds]))
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
