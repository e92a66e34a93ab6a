import { and, asc, count, desc, eq, gte, lt, lte, or } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { externalApplications as e } from '../applications/applications.tables.ts'

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

export async function updateExternal(db: Database, userId: string, id: string, values: Partial<New>) {
  const [row] = await db
    .update(e)
    .set(values)
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

export function listExternalBetween(db: Database, userId: string, from: string, to: string) {
  return db
    .select()
    .from(e)
    .where(and(eq(e.user_id, userId), gte(e.applied_on, from), lte(e.applied_on, to)))
    .orderBy(asc(e.applied_on), asc(e.id))
}
