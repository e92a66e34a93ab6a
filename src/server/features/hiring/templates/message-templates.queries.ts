import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { messageTemplates as t } from '../tables/messages.tables.ts'

type New = typeof t.$inferInsert

export const listTemplates = (db: Database, companyId: string) =>
  db.select().from(t).where(eq(t.company_id, companyId)).orderBy(asc(t.name))

const one = (companyId: string, id: string) => and(eq(t.id, id), eq(t.company_id, companyId))

/** Undefined when the name is taken. */
export async function insertTemplate(db: Database, values: New) {
  const [row] = await db.insert(t).values(values).onConflictDoNothing().returning()
  return row
}

export async function updateTemplate(db: Database, companyId: string, id: string, values: Partial<New>) {
  const [row] = await db.update(t).set(values).where(one(companyId, id)).returning()
  return row
}

export async function deleteTemplate(db: Database, companyId: string, id: string): Promise<boolean> {
  return (await db.delete(t).where(one(companyId, id)).returning()).length > 0
}
