import { and, count, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { type NewTemplate, type TemplateRow, vacancyTemplates } from './templates.tables.ts'

const { id, company_id, name, created_at, updated_at } = vacancyTemplates
const title = sql<string>`${vacancyTemplates.document}->>'title'`

const one = (companyId: string, templateId: string) => and(eq(company_id, companyId), eq(id, templateId))

export function listTemplates(db: Database, companyId: string) {
  return db
    .select({ id, name, title, created_at, updated_at })
    .from(vacancyTemplates)
    .where(eq(company_id, companyId))
    .orderBy(sql`lower(${name})`)
}

export async function findTemplate(db: Database, companyId: string, templateId: string) {
  const [row] = await db.select().from(vacancyTemplates).where(one(companyId, templateId))
  return row
}

export async function countTemplates(db: Database, companyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(vacancyTemplates).where(eq(company_id, companyId))
  return row?.total ?? 0
}

/** The template that is called so, whatever the case of its letters. */
export async function findByName(db: Database, companyId: string, wanted: string): Promise<string | undefined> {
  const called = sql`lower(${name}) = lower(${wanted})`
  const [row] = await db
    .select({ id })
    .from(vacancyTemplates)
    .where(and(eq(company_id, companyId), called))
  return row?.id
}

export async function insertTemplate(db: Database, values: NewTemplate): Promise<TemplateRow> {
  const [row] = await db.insert(vacancyTemplates).values(values).returning()
  if (!row) throw new Error('the template was not written')
  return row
}

export async function updateTemplate(db: Database, templateId: string, values: Partial<NewTemplate>) {
  const [row] = await db.update(vacancyTemplates).set(values).where(eq(id, templateId)).returning()
  if (!row) throw new Error('the template is gone')
  return row
}

export async function deleteTemplate(db: Database, templateId: string): Promise<void> {
  await db.delete(vacancyTemplates).where(eq(id, templateId))
}
