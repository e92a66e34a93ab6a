import { eq, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { addedPeople } from '../tables/added-people.tables.ts'
import { applicationSnapshots, applications } from '../tables/applications.tables.ts'
import { personZone } from './person-zone.ts'

/** Where the CV that was sent says its person lives; whoever selects this joins the snapshot. */
export const livesIn = {
  country: sql<string | null>`${applicationSnapshots.content} -> 'document' -> 'basics' ->> 'country'`,
  city: sql<string | null>`${applicationSnapshots.content} -> 'document' -> 'basics' ->> 'city'`,
}

/** What is said around an application: what it is for, and where its person can be reached. */
export async function findSurroundings(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      title: vacancies.title,
      document: vacancies.document,
      company_name: companies.name,
      company_timezone: companies.timezone,
      user_id: users.id,
      /** Of the account, else the one that the company has of somebody whom it added. */
      email: sql<string | null>`coalesce(${users.email}, ${addedPeople.email})`,
      token_sealed: addedPeople.token_sealed,
      full_name: users.full_name,
      timezone: users.timezone,
      ...livesIn,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .leftJoin(users, eq(users.id, applications.user_id))
    .leftJoin(addedPeople, eq(addedPeople.application_id, applications.id))
    .leftJoin(applicationSnapshots, eq(applicationSnapshots.application_id, applications.id))
    .where(eq(applications.id, applicationId))
  if (!row) throw new Error('the application is gone')
  const { country, city, ...around } = row
  return { ...around, timezone: personZone({ timezone: around.timezone, country, city }) }
}
