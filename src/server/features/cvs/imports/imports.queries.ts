import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { Step } from '#shared/core/steps.ts'
import { cvImports, type ImportRow } from '../cvs.tables.ts'

const own = (userId: string, id: string) => and(eq(cvImports.id, id), eq(cvImports.user_id, userId))

export async function insertImport(db: Database, values: typeof cvImports.$inferInsert): Promise<ImportRow> {
  const [row] = await db.insert(cvImports).values(values).returning()
  if (!row) throw new Error('the import was not written')
  return row
}

/** Keeps the newest proposals of one person. */
export async function trimImports(db: Database, userId: string, kept: number): Promise<void> {
  const older = db
    .select({ id: cvImports.id })
    .from(cvImports)
    .where(eq(cvImports.user_id, userId))
    .orderBy(desc(cvImports.created_at), desc(cvImports.id))
    .offset(kept)
  await db.delete(cvImports).where(inArray(cvImports.id, older))
}

export async function findImport(db: Database, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(cvImports).where(own(userId, id))
  return row
}

export async function lockImport(db: Database, userId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(cvImports).where(own(userId, id)).for('update')
  return row
}

export async function writeImportState(
  db: Database,
  id: string,
  { from, to }: Step<ImportRow['state']>,
  values: { cv_id?: string },
): Promise<void> {
  await db
    .update(cvImports)
    .set({ ...values, state: to })
    .where(and(eq(cvImports.id, id), inArray(cvImports.state, [...from])))
}

/** Those that nobody decided about in time, and those that were thrown away. */
export async function deleteOldImports(db: Database, before: Date): Promise<void> {
  await db.delete(cvImports).where(or(lt(cvImports.created_at, before), eq(cvImports.state, 'DISCARDED')))
}
