import { and, desc, eq, gt, inArray, or } from 'drizzle-orm'
import { sessions } from '#server/features/accounts/sessions/sessions.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { SESSION_IDLE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { pushSubscriptions as p } from './push.tables.ts'

/** Subscriptions of sessions that still live. */
const live = (now: Date) => and(gt(sessions.expires_at, now), gt(sessions.last_seen_at, addSeconds(now, -SESSION_IDLE)))

export function listDevices(db: Database, userId: string, now: Date) {
  return db
    .select({ id: p.id, device: sessions.device, session_id: p.session_id, created_at: p.created_at })
    .from(p)
    .innerJoin(sessions, eq(sessions.id, p.session_id))
    .where(and(eq(sessions.user_id, userId), live(now)))
    .orderBy(desc(p.created_at))
}

export function listSubscriptions(db: Database, userIds: readonly string[], now: Date) {
  return db
    .select({ id: p.id, user_id: sessions.user_id })
    .from(p)
    .innerJoin(sessions, eq(sessions.id, p.session_id))
    .where(and(inArray(sessions.user_id, [...userIds]), live(now)))
}

export async function findSubscription(db: Database, id: string, now: Date) {
  const [row] = await db
    .select({ id: p.id, user_id: sessions.user_id, endpoint: p.endpoint, p256dh: p.p256dh, auth: p.auth })
    .from(p)
    .innerJoin(sessions, eq(sessions.id, p.session_id))
    .where(and(eq(p.id, id), live(now)))
  return row
}

/** A browser has one subscription, whoever was signed in there before. */
export async function replaceSubscription(db: Database, values: typeof p.$inferInsert) {
  await db.delete(p).where(or(eq(p.session_id, values.session_id), eq(p.endpoint, values.endpoint)))
  const [row] = await db.insert(p).values(values).returning({ id: p.id, created_at: p.created_at })
  return row
}

export async function deleteSubscription(db: Database, userId: string, id: string): Promise<boolean> {
  const own = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, userId))
  const deleted = await db
    .delete(p)
    .where(and(eq(p.id, id), inArray(p.session_id, own)))
    .returning({ id: p.id })
  return deleted.length > 0
}

export async function deleteGone(db: Database, id: string): Promise<void> {
  await db.delete(p).where(eq(p.id, id))
}
