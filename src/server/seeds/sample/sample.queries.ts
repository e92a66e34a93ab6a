import { and, desc, eq, sql } from 'drizzle-orm'
import { applicationSnapshots, applications } from '#server/features/hiring/tables/applications.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { AnsweredQuestion } from '#shared/hiring/application.ts'

/** Of those who wait where a file is asked for, the last one. */
export async function findAskedForFile(db: Database, companyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .where(
      and(
        eq(applications.company_id, companyId),
        eq(applications.state, 'ACTIVE'),
        eq(applications.is_blind, false),
        sql`${vacancies.document} @> '{"questions": [{"kind": "ARCHIVO"}]}'`,
      ),
    )
    .orderBy(desc(applications.applied_at), desc(applications.id))
    .limit(1)
  return row?.id
}

/** Whose application it is, unless they left, and what its vacancy asks. */
export async function findAsked(db: Database, applicationId: string) {
  const { user_id, vacancy_id, full_name, applied_at } = applications
  const [row] = await db
    .select({ user_id, vacancy_id, full_name, applied_at, document: vacancies.document })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, vacancy_id))
    .where(eq(applications.id, applicationId))
  return row
}

export async function writeAnswers(db: Database, applicationId: string, answers: AnsweredQuestion[]): Promise<void> {
  await db.update(applicationSnapshots).set({ answers }).where(eq(applicationSnapshots.application_id, applicationId))
}
