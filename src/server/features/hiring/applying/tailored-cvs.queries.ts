import { and, desc, eq } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { tailoredCvs } from '../tables/tailored-cvs.tables.ts'

/** The CV of a person for a vacancy. */
export async function findTailored(db: Database, userId: string, vacancyId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ cv_id: tailoredCvs.cv_id })
    .from(tailoredCvs)
    .where(and(eq(tailoredCvs.user_id, userId), eq(tailoredCvs.vacancy_id, vacancyId)))
  return row?.cv_id
}

/** As many as there are CVs, which are few. */
export const listTailored = (db: Database, userId: string) =>
  db
    .select({
      cv_id: tailoredCvs.cv_id,
      vacancy: { id: vacancies.id, title: vacancies.title, state: vacancies.state, company_name: companies.name },
    })
    .from(tailoredCvs)
    .innerJoin(vacancies, eq(vacancies.id, tailoredCvs.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(eq(tailoredCvs.user_id, userId))
    .orderBy(desc(tailoredCvs.created_at), tailoredCvs.cv_id)

export async function insertTailored(db: Database, row: typeof tailoredCvs.$inferInsert): Promise<void> {
  await db.insert(tailoredCvs).values(row)
}
