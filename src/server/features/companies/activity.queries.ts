import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { companyActivity } from './companies.tables.ts'

export async function insertActivity(db: Database, values: typeof companyActivity.$inferInsert): Promise<string> {
  const [row] = await db.insert(companyActivity).values(values).returning({ id: companyActivity.id })
  if (!row) throw new Error('the activity was not written')
  return row.id
}

export function listActivityRows(db: Database, companyId: string, after: Position | undefined, limit: number) {
  const { created_at, id } = companyActivity
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select()
    .from(companyActivity)
    .where(and(eq(companyActivity.company_id, companyId), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}
