import { and, desc, eq, inArray } from 'drizzle-orm'
import { worksIn } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { companies } from '../../companies/companies.tables.ts'
import { hiringTeams, vacancies } from '../vacancies.tables.ts'

/** What waits for somebody's look or pen in the working companies of a person, with the person's place there. */
export function listInReview(db: Database, userId: string, limit: number) {
  return db
    .select({
      id: vacancies.id,
      company_id: vacancies.company_id,
      title: vacancies.title,
      state: vacancies.state,
      created_by: vacancies.created_by,
      role: members.role,
      team_role: hiringTeams.role,
      since: vacancies.updated_at,
    })
    .from(vacancies)
    .innerJoin(companies, and(eq(companies.id, vacancies.company_id), eq(companies.status, 'ACTIVE')))
    .innerJoin(members, and(eq(members.company_id, vacancies.company_id), worksIn(userId)))
    .leftJoin(hiringTeams, and(eq(hiringTeams.vacancy_id, vacancies.id), eq(hiringTeams.member_id, members.id)))
    .where(inArray(vacancies.state, ['IN_REVIEW', 'CHANGES_REQUESTED']))
    .orderBy(desc(vacancies.updated_at), desc(vacancies.id))
    .limit(limit)
}
