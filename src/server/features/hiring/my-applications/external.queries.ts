import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { externalApplications as e } from '../tables/applications.tables.ts'

type New = typeof e.$inferInsert

export function listExternal(
  db: Database,
  userId: string,
  { after, limit }: { after: Position | undefined; limit: number },
) {
  const older =
    after && or(lt(e.created_at, after.created_at), and(eq(e.created_at, after.created_at), lt(e.id, after.id)))
  return db
    .select()
    .from(e)
    .where(and(eq(e.user_id, userId), older))
    .orderBy(desc(e.created_at), desc(e.id))
    .limit(limit)
}

export async function countExternal(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(e).where(eq(e.user_id, userId))
  return row?.total ?? 0
}

export async function insertExternal(db: Database, values: New) {
  const [row] = await db.insert(e).values(values).returning()
  if (!row) throw new Error('it was not written')
  return row
}

/** Whoever was reminded is reminded again only of another date. */
export async function updateExternal(db: Database, userId: string, id: string, values: Partial<New>) {
  const { reminder_at } = values
  const at = sql`${reminder_at?.toISOString() ?? null}::timestamptz`
  const reminded_at = sql`case when ${e.reminder_at} is not distinct from ${at} then ${e.reminded_at} end`
  const [row] = await db
    .update(e)
    .set({ ...values, ...(reminder_at !== undefined && { reminded_at }) })
    .where(and(eq(e.id, id), eq(e.user_id, userId)))
    .returning()
  return row
}

export async function deleteExternal(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(e)
    .where(and(eq(e.id, id), eq(e.user_id, userId)))
    .returning()
  return gone.length > 0
}

/** What was sent; what only waits to be sent is none. */
export function listExternalBetween(db: Database, userId: string, from: string, to: string) {
  return db
    .select()
    .from(e)
    .where(and(eq(e.user_id, userId), ne(e.state, 'POR_ENVIAR'), gte(e.applied_on, from), lte(e.applied_on, to)))
    .orderBy(asc(e.applied_on), asc(e.id))
}

const toRemind = and(isNotNull(e.reminder_at), isNull(e.reminded_at))

export function listExternalReminders(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: e.id })
    .from(e)
    .where(and(toRemind, lte(e.reminder_at, now), gt(e.id, after)))
    .orderBy(asc(e.id))
    .limit(limit)
}

/** Undefined when somebody was quicker, or the reminder was taken back. */
export async function markExternalReminded(db: Database, id: string, now: Date) {
  const [row] = await db
    .update(e)
    .set({ reminded_at: now })
    .where(and(eq(e.id, id), toRemind, lte(e.reminder_at, now)))
    .returning({ user_id: e.user_id, role: e.role })
  return row
}

/** Reminders of one person that are still to come. */
export function listComingReminders(db: Database, userId: string, stretch: { from: Date; to: Date }) {
  return db
    .select({ id: e.id, role: e.role, company: e.company, reminder_at: e.reminder_at })
    .from(e)
    .where(and(eq(e.user_id, userId), gt(e.reminder_at, stretch.from), lt(e.reminder_at, stretch.to)))
    .orderBy(asc(e.reminder_at))
    .limit(20)
}
