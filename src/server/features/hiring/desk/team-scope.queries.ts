import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team/team.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { type CompanyAction, reachOf, roles } from '#shared/companies/team-policy.ts'
import { applications as a } from '../applications/applications.tables.ts'

/** The person's own place in the working company of a vacancy, and in its hiring team. */
export const place = {
  company: and(eq(companies.id, vacancies.company_id), eq(companies.status, 'ACTIVE')),
  member: (userId: string): SQL | undefined =>
    and(eq(members.company_id, vacancies.company_id), eq(members.user_id, userId), eq(members.status, 'ACTIVE')),
  team: and(eq(hiringTeams.vacancy_id, vacancies.id), eq(hiringTeams.member_id, members.id)),
}

const rolesWith = (action: CompanyAction, reach: 'always' | 'hiring_team') =>
  roles.filter((role) => reachOf(role, action) === reach)

/** Vacancies in which the person's role allows it, as the table of rights says. */
export const allows = (action: CompanyAction): SQL | undefined =>
  or(
    inArray(members.role, rolesWith(action, 'always')),
    and(inArray(members.role, rolesWith(action, 'hiring_team')), isNotNull(hiringTeams.role)),
  )

/** Never one's own, never what can still be taken back. */
export const shownToTeam = (userId: string): SQL | undefined =>
  and(ne(a.state, 'SENDING'), or(isNull(a.user_id), ne(a.user_id, userId)))
