import { and, desc, eq, exists, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { namedEvent, whoIsNamed } from '#server/features/activity/named-events.sql.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { invitations } from '#server/features/companies/team.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { NOTIFICATIONS_SHOWN } from '#shared/core/limits.ts'
import type { KeptKind } from '#shared/events/catalogue.ts'
import { notifications } from '../tables/notifications.tables.ts'

/** Notices with the words of their events; whoever uses this says whose. */
export const namedNotices = (db: Database) =>
  db
    .select({
      id: notifications.id,
      is_read: notifications.is_read,
      count: notifications.count,
      created_at: notifications.created_at,
      event: namedEvent,
    })
    .from(notifications)
    .innerJoin(events, eq(events.id, notifications.event_id))
    .leftJoin(whoIsNamed.actor, eq(whoIsNamed.actor.id, events.actor_id))
    .leftJoin(whoIsNamed.person, eq(whoIsNamed.person.id, events.person_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .leftJoin(invitations, eq(invitations.id, events.invitation_id))

const newestOfUser = prepared((db) =>
  namedNotices(db)
    .where(eq(notifications.user_id, sql.placeholder('user_id')))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN)
    .prepare('newest_notifications_of_user'),
)

/** Polled by every open tab. */
export function listNewest(db: Database, userId: string) {
  return newestOfUser(db, { user_id: userId })
}

/** All of them, page by page, the newest first. */
export function listAll(db: Database, userId: string, after: Position | undefined, limit: number) {
  const { created_at, id } = notifications
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return namedNotices(db)
    .where(and(eq(notifications.user_id, userId), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

interface Repeated {
  event_id: string
  kind: string
  /** In which ids both agree. */
  same: Partial<Record<'vacancy_id' | 'person_id' | 'company_id', string>>
  since: Date
}

/** Adds one more to unread notices of the same thing; who had such a notice. */
export async function countRepeat(
  db: Database,
  userIds: readonly string[],
  { event_id, kind, same, since }: Repeated,
): Promise<string[]> {
  const alike = db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.id, notifications.event_id),
        eq(events.kind, kind),
        ...Object.entries(same).map(([name, id]) => sql`${sql.identifier(name)} = ${id}::uuid`),
      ),
    )
  const rows = await db
    .update(notifications)
    .set({ event_id, count: sql`${notifications.count} + 1` })
    .where(
      and(
        inArray(notifications.user_id, [...userIds]),
        eq(notifications.is_read, false),
        isNull(notifications.mailed_at),
        gte(notifications.created_at, since),
        exists(alike),
      ),
    )
    .returning({ user_id: notifications.user_id })
  return rows.map(({ user_id }) => user_id)
}

/** Those that were not there yet. */
export function insertOnce(db: Database, rows: (typeof notifications.$inferInsert)[]) {
  return db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing({ target: [notifications.user_id, notifications.event_id] })
    .returning({ id: notifications.id, user_id: notifications.user_id })
}

/** One notice of a person that they have not read. */
export async function findUnread(db: Database, userId: string, id: string) {
  const { id: own_id, user_id, is_read } = notifications
  const [row] = await namedNotices(db).where(and(eq(own_id, id), eq(user_id, userId), eq(is_read, false)))
  return row
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

/** The notices of one thing that needs the person no more, found by a fact of their event. */
export async function markSettled(
  db: Database,
  userId: string,
  { kind, fact, value }: { kind: KeptKind; fact: string; value: string },
): Promise<void> {
  const about = db
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.id, notifications.event_id), eq(events.kind, kind), sql`${events.facts} ->> ${fact} = ${value}`),
    )
  await db
    .update(notifications)
    .set({ is_read: true })
    .where(and(eq(notifications.user_id, userId), eq(notifications.is_read, false), exists(about)))
}

export async function deleteOldNotifications(db: Database, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.created_at, before))
}
