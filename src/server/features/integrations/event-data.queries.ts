import { eq } from 'drizzle-orm'
import { shownSource } from '#server/features/hiring/blind/shown-name.sql.ts'
import { applications } from '#server/features/hiring/tables/applications.tables.ts'
import { stages } from '#server/features/hiring/tables/pipelines.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

/** What is told of an application: nothing that leads to its person. */
export async function findApplicationData(db: Database, application_id: string) {
  const [found] = await db
    .select({
      company_id: applications.company_id,
      application_id: applications.id,
      vacancy_id: vacancies.id,
      vacancy_title: vacancies.title,
      state: applications.state,
      source: shownSource,
      stage: { id: stages.id, name: stages.name },
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .innerJoin(stages, eq(stages.id, applications.stage_id))
    .where(eq(applications.id, application_id))
  return found
}

export async function findStageNamed(db: Database, id: string): Promise<{ id: string; name: string } | undefined> {
  const [stage] = await db.select({ id: stages.id, name: stages.name }).from(stages).where(eq(stages.id, id))
  return stage
}

export async function findVacancyData(db: Database, id: string) {
  const [vacancy] = await db
    .select({ vacancy_title: vacancies.title, reason: vacancies.state_reason })
    .from(vacancies)
    .where(eq(vacancies.id, id))
  return vacancy
}
