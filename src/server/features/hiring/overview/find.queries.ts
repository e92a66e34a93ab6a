import { and, desc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { sees } from './agenda.queries.ts'
import { allows, place } from './team-scope.queries.ts'

interface Wanted {
  user_id: string
  q: string
  limit: number
}

/** Anywhere in it, whatever its accents and case. */
const contains = (column: SQLWrapper, q: string): SQL =>
  sql`unaccent(${column}) ilike unaccent(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`

/** Vacancies in whatever state, as far as the person's place in the company lets them see. */
export function findVacancies(db: Database, { user_id, q, limit }: Wanted) {
  return db
    .select({ id: v.id, company_id: v.company_id, title: v.title, state: v.state, company_name: companies.name })
    .from(members)
    .innerJoin(v, place.member(user_id))
    .innerJoin(companies, place.company)
    .leftJoin(hiringTeams, place.team)
    .where(and(eq(members.user_id, user_id), allows('see_vacancy'), contains(v.title, q)))
    .orderBy(desc(v.updated_at), v.id)
    .limit(limit)
}

/** People in the processes that the person may see, by the name they may read; of an anonymous one there is nothing to open. */
export function findPeople(db: Database, { user_id, q, limit }: Wanted) {
  return db
    .select({
      application_id: a.id,
      vacancy_id: a.vacancy_id,
      company_id: a.company_id,
      full_name: shownName,
      title: v.title,
    })
    .from(a)
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(user_id))
    .leftJoin(hiringTeams, place.team)
    .where(and(sees(db, user_id), ne(a.state, 'ANONYMISED'), contains(shownName, q)))
    .orderBy(desc(a.applied_at), a.id)
    .limit(limit)
}
