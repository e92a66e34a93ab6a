import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { SalaryBand } from '#shared/vacancies/vacancy-document.ts'

interface SameWork {
  role_id: string
  country: string
  working_day: string
  now: Date
}

/** More would say nothing else. */
const COUNTED_MAX = 500

/** The bands of open vacancies for the same work in the same country, by the index over roles; the newest first. */
export const listBands = (db: Database, { role_id, country, working_day, now }: SameWork) =>
  db
    .select({
      company_id: vacancySearch.company_id,
      published_at: vacancySearch.published_at,
      salary: sql<SalaryBand>`${vacancies.document} -> 'salary'`,
    })
    .from(vacancySearch)
    .innerJoin(vacancies, eq(vacancies.id, vacancySearch.vacancy_id))
    .where(
      and(
        eq(vacancySearch.role_id, role_id),
        eq(vacancySearch.working_day, working_day),
        gt(vacancySearch.expires_at, now),
        gt(vacancySearch.salary_max, 0),
        sql`${vacancySearch.places} @> array[${country}]::text[]`,
      ),
    )
    .orderBy(desc(vacancySearch.published_at), vacancySearch.vacancy_id)
    .limit(COUNTED_MAX)
