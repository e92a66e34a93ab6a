import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { users } from '../users/users.tables.ts'
import { sessions } from './auth.tables.ts'

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
  const [row] = await sessionOfToken(db).execute({ token_hash: tokenHash })
  return row
}

export async function insertSession(db: Database, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(sessions).set({ last_seen_at: now }).where(eq(sessions.id, id))
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
export async function hasSessionFrom(db: Database, email: string, prefix: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(users.email, email), eq(sessions.ip_prefix, prefix)))
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
