import { and, count, eq, gte, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { cvs, cvViews } from './cvs.tables.ts'

export async function insertView(db: Database, values: typeof cvViews.$inferInsert): Promise<void> {
  await db.insert(cvViews).values(values).onConflictDoNothing()
}

export async function countViews(db: Database, cvId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvViews)
    .where(and(eq(cvViews.cv_id, cvId), gte(cvViews.viewed_at, since)))
  return row?.count ?? 0
}

export async function countViewsOfPerson(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvViews)
    .innerJoin(cvs, eq(cvs.id, cvViews.cv_id))
    .where(and(eq(cvs.user_id, userId), gte(cvViews.viewed_at, since)))
  return row?.count ?? 0
}

export async function deleteOldViews(db: Database, before: Date): Promise<void> {
  await db.delete(cvViews).where(lt(cvViews.viewed_at, before))
}
