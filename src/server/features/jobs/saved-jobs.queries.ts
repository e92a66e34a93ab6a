import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { companies } from '#server/features/companies/companies.tables.ts'
import { cardColumns } from '#server/features/search/cards.tables.ts'
import { appliedVacancies, hiddenVacancies, savedVacancies } from '#server/features/search/search.tables.ts'
import type { Position } from '#server/features/search/search-cursor.ts'
import type { Viewer } from '#server/features/search/wanted.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { hideReason } from '#shared/jobs/jobs.ts'
import { isReadable } from './public/public-job.queries.ts'

interface OfPerson {
  user_id: string
  vacancy_id: string
}

const savedBy = ({ user_id, vacancy_id }: OfPerson) =>
  and(eq(savedVacancies.user_id, user_id), eq(savedVacancies.vacancy_id, vacancy_id))

/** True when it was not there before. */
export async function insertSaved(db: Database, row: OfPerson & { created_at: Date }): Promise<boolean> {
  const added = await db.insert(savedVacancies).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

export async function deleteSaved(db: Database, row: OfPerson): Promise<boolean> {
  const gone = await db.delete(savedVacancies).where(savedBy(row)).returning()
  return gone.length > 0
}

export async function addToSaves(db: Database, vacancyId: string, change: 1 | -1): Promise<void> {
  await db
    .update(vacancies)
    .set({ saves: sql`greatest(0, ${vacancies.saves} + ${change})` })
    .where(eq(vacancies.id, vacancyId))
}

/** The last one kept comes first; what can no longer be read is left out. */
export function listSavedCards(
  db: Database,
  viewer: Viewer,
  page: { now: Date; after: Position | undefined; limit: number },
) {
  const { user_id, vacancy_id, created_at } = savedVacancies
  const older =
    page.after && sql`(${created_at}, ${vacancy_id}) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
  return db
    .select({ ...cardColumns(db, viewer), saved_at: created_at, total: sql<number>`count(*) over ()::int` })
    .from(savedVacancies)
    .innerJoin(vacancies, eq(vacancies.id, vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(and(eq(user_id, viewer.user_id), isReadable(page.now), older))
    .orderBy(desc(created_at), desc(vacancy_id))
    .limit(page.limit)
}

export async function upsertHidden(
  db: Database,
  row: OfPerson & { reason: z.infer<typeof hideReason>; created_at: Date },
): Promise<void> {
  await db
    .insert(hiddenVacancies)
    .values(row)
    .onConflictDoUpdate({
      target: [hiddenVacancies.user_id, hiddenVacancies.vacancy_id],
      set: { reason: row.reason },
    })
}

export async function deleteHidden(db: Database, { user_id, vacancy_id }: OfPerson): Promise<void> {
  await db
    .delete(hiddenVacancies)
    .where(and(eq(hiddenVacancies.user_id, user_id), eq(hiddenVacancies.vacancy_id, vacancy_id)))
}

type Applied = typeof appliedVacancies.$inferInsert

export async function upsertApplied(db: Database, row: Applied): Promise<void> {
  const { user_id, vacancy_id } = appliedVacancies
  await db
    .insert(appliedVacancies)
    .values(row)
    .onConflictDoUpdate({ target: [user_id, vacancy_id], set: { applied_at: row.applied_at } })
}

export async function deleteApplied(db: Database, row: Omit<Applied, 'applied_at'>): Promise<void> {
  const { user_id, vacancy_id } = appliedVacancies
  await db.delete(appliedVacancies).where(and(eq(user_id, row.user_id), eq(vacancy_id, row.vacancy_id)))
}
