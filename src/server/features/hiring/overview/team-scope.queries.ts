import { and, eq, exists, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { worksIn } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { type CompanyAction, reachOf, roles } from '#shared/companies/team-policy.ts'
import { applications as a } from '../tables/applications.tables.ts'

/** The person's own place in the working company of a vacancy, and in its hiring team. */
export const place = {
  company: and(eq(companies.id, vacancies.company_id), eq(companies.status, 'ACTIVE')),
  member: (userId: string): SQL | undefined => and(eq(members.company_id, vacancies.company_id), worksIn(userId)),
  team: and(eq(hiringTeams.vacancy_id, vacancies.id), eq(hiringTeams.member_id, members.id)),
}

const rolesWith = (action: CompanyAction, reach: 'always' | 'hiring_team') =>
  roles.filter((role) => reachOf(role, action) === reach)

/** Vacancies in which somebody's role allows it, the person's own unless told, as the table of rights says. */
export const allows = (
  action: CompanyAction,
  who: { role: AnyPgColumn } = members,
  team: { role: AnyPgColumn } = hiringTeams,
): SQL | undefined =>
  or(
    inArray(who.role, rolesWith(action, 'always')),
    and(inArray(who.role, rolesWith(action, 'hiring_team')), isNotNull(team.role)),
  )

/** Never one's own, never what can still be taken back. */
export const shownToTeam = (userId: string): SQL | undefined =>
  and(ne(a.state, 'SENDING'), or(isNull(a.user_id), ne(a.user_id, userId)))

const carers = alias(members, 'carers')
const carerTeams = alias(hiringTeams, 'carer_teams')

/** Whoever looks after the application answers for it; when nobody does who may decide, everybody who may. */
export function answersFor(db: Database): SQL | undefined {
  const deciding = db
    .select({ one: sql`1` })
    .from(carers)
    .leftJoin(carerTeams, and(eq(carerTeams.vacancy_id, a.vacancy_id), eq(carerTeams.member_id, carers.id)))
    .where(
      and(
        eq(carers.id, a.owner_member_id),
        eq(carers.status, 'ACTIVE'),
        ne(carers.user_id, a.user_id),
        allows('move_application', carers, carerTeams),
      ),
    )
  return or(eq(a.owner_member_id, members.id), not(exists(deciding)))
}
