import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { reachOf, roles } from '#shared/companies/team-policy.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { reviewRequests as r } from '../tables/reviews.tables.ts'
import { allows, place, shownToTeam } from './team-scope.queries.ts'

const DECIDERS = roles.filter((role) => reachOf(role, 'move_application') === 'always')

/** Somebody else of the company could look again; without anybody, whoever decided does. */
const others = (userId: string): SQL =>
  sql`exists (select from ${members} m where m.company_id = ${a.company_id} and m.status = 'ACTIVE' and m.user_id <> ${userId}
    and m.role in ${DECIDERS})`

/** Reviews that people asked for and this person may answer. */
export function listReviewsAsked(db: Database, userId: string, limit: number) {
  const decidedByOther = or(sql`${r.decided_by} is null`, ne(r.decided_by, userId))
  return db
    .select({
      application_id: a.id,
      vacancy_id: a.vacancy_id,
      company_id: a.company_id,
      title: v.title,
      full_name: shownName,
      since: r.created_at,
      due_at: r.due_at,
    })
    .from(r)
    .innerJoin(a, eq(a.id, r.application_id))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(userId))
    .leftJoin(hiringTeams, place.team)
    .where(
      and(
        ne(r.state, 'ANSWERED'),
        shownToTeam(userId),
        allows('move_application'),
        or(decidedByOther, sql`not ${others(userId)}`),
      ),
    )
    .orderBy(asc(r.due_at))
    .limit(limit)
}
