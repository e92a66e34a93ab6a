import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { companies } from '#server/features/companies/companies.tables.ts'
import { cardColumns } from '#server/features/search/cards.sql.ts'
import { appliedVacancies, hiddenVacancies, savedVacancies } from '#server/features/search/search.tables.ts'
import type { Position } from '#server/features/search/search-cursor.ts'
import type { Viewer } from '#server/features/search/wanted.sql.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { hideReason } from '#shared/jobs/jobs.ts'
import { isReadable } from './public-job/public-job.queries.ts'

interface OfPerson {
  user_id: string
  vacancy_id: string
}

/** Counted with it in one statement, once however often it is kept. */
export async function insertSaved(
  db: Database,
  { user_id, vacancy_id, created_at }: OfPerson & { created_at: Date },
): Promise<void> {
  await db.execute(sql`
    with added as (
      insert into ${savedVacancies} (user_id, vacancy_id, created_at)
      values (${user_id}, ${vacancy_id}, ${created_at.toISOString()}) on conflict do nothing returning vacancy_id)
    update ${vacancies} set saves = saves + 1 from added where id = added.vacancy_id`)
}

export async function deleteSaved(db: Database, { user_id, vacancy_id }: OfPerson): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${savedVacancies} where user_id = ${user_id} and vacancy_id = ${vacancy_id} returning vacancy_id)
    update ${vacancies} set saves = greatest(0, saves - 1) from gone where id = gone.vacancy_id`)
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
    .onConflictDoUpdate({
      target: [user_id, vacancy_id],
      set: { applied_at: row.applied_at, is_hidden: row.is_hidden ?? false, match: row.match ?? null },
    })
}

/** Only rows that change are written: they may be thousands. */
export async function writeHidden(db: Database, vacancyId: string, userIds: readonly string[]): Promise<void> {
  const { user_id, vacancy_id, is_hidden } = appliedVacancies
  const hidden = sql`${user_id} = any(${sql.param([...userIds])}::uuid[])`
  await db
    .update(appliedVacancies)
    .set({ is_hidden: sql`not ${is_hidden}` })
    .where(and(eq(vacancy_id, vacancyId), sql`${is_hidden} <> (${hidden})`))
}

export async function deleteApplied(db: Database, row: Omit<Applied, 'applied_at'>): Promise<void> {
  const { user_id, vacancy_id } = appliedVacancies
  await db.delete(appliedVacancies).where(and(eq(user_id, row.user_id), eq(vacancy_id, row.vacancy_id)))
}
