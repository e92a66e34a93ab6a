import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { vacancyRevisions } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import { OPEN_STATES } from '../applications/application-states.ts'
import { applications as a } from '../tables/applications.tables.ts'

/** In one statement, however many they are; how many still wait. Fields of an earlier change that nobody heard of stay. */
export async function noteUntold(db: Database, vacancyId: string, fields: readonly VacancyField[]): Promise<number> {
  const more = sql.join(
    fields.map((field) => sql`${field}`),
    sql`, `,
  )
  const changed = await db
    .update(a)
    .set({ untold_changes: sql`array(select distinct unnest(${a.untold_changes} || array[${more}]::text[]))` })
    .where(and(eq(a.vacancy_id, vacancyId), inArray(a.state, [...OPEN_STATES])))
  return changed.rowCount ?? 0
}

export function listUntold(db: Database, { after, limit }: RowPage) {
  return db
    .select({ id: a.id })
    .from(a)
    .where(and(sql`${a.untold_changes} <> '{}'`, gt(a.id, after)))
    .orderBy(asc(a.id))
    .limit(limit)
}

/** Who published the newest change that matters to those who applied. */
export async function findPublisher(db: Database, vacancyId: string): Promise<string | null> {
  const [row] = await db
    .select({ changed_by: vacancyRevisions.changed_by })
    .from(vacancyRevisions)
    .where(eq(vacancyRevisions.vacancy_id, vacancyId))
    .orderBy(desc(vacancyRevisions.number))
    .limit(1)
  return row?.changed_by ?? null
}

export async function forgetUntold(db: Database, applicationId: string): Promise<void> {
  await db.update(a).set({ untold_changes: [] }).where(eq(a.id, applicationId))
}
