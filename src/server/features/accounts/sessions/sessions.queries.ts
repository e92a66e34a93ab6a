import { and, asc, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { users } from '../users/users.tables.ts'
import { sessions } from './sessions.tables.ts'

const sessionOfToken = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare('session_of_token'),
)

/** The session of a token with its person, in one look-up; every request with a token asks this. */
export async function findSession(db: Database, tokenHash: Buffer) {
  const [row] = await sessionOfToken(db, { token_hash: tokenHash })
  return row
}

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

/** The session by the minute, the account by the day: it is written in every request and read once in two years. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    with touched as (update ${sessions} set last_seen_at = ${at} where id = ${id} returning user_id)
    update ${users} u set last_seen_at = ${at}, unused_warned_at = null from touched
    where u.id = touched.user_id and coalesce(u.last_seen_at, u.created_at) < ${at}::timestamptz - interval '1 day'`)
}

export async function markSeen(db: Database, userId: string, now: Date): Promise<void> {
  const before = sql`coalesce(${users.last_seen_at}, ${users.created_at}) < ${now.toISOString()}::timestamptz - interval '1 day'`
  await db
    .update(users)
    .set({ last_seen_at: now, unused_warned_at: null })
    .where(and(eq(users.id, userId), before))
}

const SESSIONS_SHOWN = 100

export function listLiveSessions(db: Database, userId: string, now: Date, idleSince: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now), gt(sessions.last_seen_at, idleSince)))
    .orderBy(desc(sessions.last_seen_at))
    .limit(SESSIONS_SHOWN)
}

/** The session that began with the account, while it lasts. */
export async function findFirstSession(db: Database, userId: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(asc(sessions.created_at))
    .limit(1)
  return row
}

export async function deleteSession(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export async function deleteSessionsOf(db: Database, userId: string, exceptId?: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), exceptId ? ne(sessions.id, exceptId) : undefined))
}

/** Whether this account has signed in from this network before; unknown addresses cost the same look-up. */
export async function hasSessionFrom(
  db: Database,
  email: string,
  { mark, address }: { mark: Buffer; address: string },
): Promise<boolean> {
  // Sessions of before the marks were kept with their whole address.
  const before = and(isNull(sessions.network), eq(sessions.ip_prefix, address))

  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(users.email, email), or(eq(sessions.network, mark), before)))
    .limit(1)
  return row !== undefined
}

export async function deleteDeadSessions(db: Database, now: Date, idleSince: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      sql`${sessions.expires_at} <= ${now.toISOString()} or ${sessions.last_seen_at} <= ${idleSince.toISOString()}`,
    )
}
