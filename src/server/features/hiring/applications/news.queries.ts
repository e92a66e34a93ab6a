import { eq } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { applications } from './applications.tables.ts'

/** What is said around an application: what it is for, and where its person can be reached. */
export async function findSurroundings(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      title: vacancies.title,
      document: vacancies.document,
      company_name: companies.name,
      company_timezone: companies.timezone,
      user_id: users.id,
      email: users.email,
      full_name: users.full_name,
      timezone: users.timezone,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .leftJoin(users, eq(users.id, applications.user_id))
    .where(eq(applications.id, applicationId))
  if (!row) throw new Error('the application is gone')
  return row
}
