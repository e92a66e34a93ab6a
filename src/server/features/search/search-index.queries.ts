import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { type NewSearchRow, searchWords, vacancySearch } from './search.tables.ts'

/** True when it could not be found before. */
export async function upsertSearchRow(db: Database, row: NewSearchRow): Promise<boolean> {
  const { vacancy_id: _, ...changes } = row
  const [written] = await db
    .insert(vacancySearch)
    .values(row)
    .onConflictDoUpdate({ target: vacancySearch.vacancy_id, set: changes })
    .returning({ is_new: sql<boolean>`xmax = 0` })
  return written?.is_new ?? false
}

export async function deleteSearchRow(db: Database, vacancyId: string): Promise<void> {
  await db.delete(vacancySearch).where(eq(vacancySearch.vacancy_id, vacancyId))
}

export async function insertWords(db: Database, words: readonly string[]): Promise<void> {
  if (words.length === 0) return
  await db
    .insert(searchWords)
    .values(words.map((word) => ({ word })))
    .onConflictDoNothing()
}

export async function findCompanyRow(db: Database, id: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, id))
  return company
}

export async function findVacancyRow(db: Database, id: string) {
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, id))
  return vacancy
}

export function listPublishedOf(db: Database, companyId: string) {
  return db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.company_id, companyId), eq(vacancies.state, 'PUBLISHED')))
}

/** Rows that older rules wrote, a few at a time. */
export function listOutdated(db: Database, version: number, { after, limit }: RowPage) {
  return db
    .select({ id: vacancySearch.vacancy_id })
    .from(vacancySearch)
    .where(and(ne(vacancySearch.rules_version, version), gt(vacancySearch.vacancy_id, after)))
    .orderBy(asc(vacancySearch.vacancy_id))
    .limit(limit)
}
