import { and, eq, gte, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { canTakePlace } from '../interviews/interviews.queries.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { interviews as i } from '../tables/interviews.tables.ts'
import { applicationTasks as t } from '../tables/notes.tables.ts'
import { scorecards as s } from '../tables/scorecards.tables.ts'
import { allows, answersFor, place, shownToTeam } from './team-scope.queries.ts'

type Kind = 'INTERVIEW' | 'SLOTS_ASKED' | 'SCORECARD' | 'TASK' | 'HOLD_OVER'

const columns = (kind: SQL<Kind>, { since, due, said }: { since: SQL; due: SQL; said: SQL }) => ({
  kind: kind.as('kind'),
  application_id: a.id,
  vacancy_id: a.vacancy_id,
  company_id: a.company_id,
  full_name: shownName.as('full_name'),
  title: v.title,
  said: sql<string>`${said}`.as('said'),
  since: sql<Date>`${since}`.mapWith(i.created_at).as('since'),
  due_at: sql<Date | null>`${due}`.mapWith(i.created_at).as('due_at'),
})

/** Interviewers see what is given to them, the others what is in their vacancies. */
export const sees = (db: Database, userId: string): SQL | undefined =>
  and(shownToTeam(userId), allows('see_applications'), or(ne(members.role, 'INTERVIEWER'), assignedTo(db, members.id)))

const LOOKED_AT = 100

/** What stands in a person's own agenda as somebody who hires: talks of this day and what was asked of them. */
export function listAgenda(db: Database, userId: string, now: Date, day: { from: Date; to: Date }) {
  const talks = db
    .select(
      columns(sql<Kind>`case when ${i.state} = 'SCHEDULED' then 'INTERVIEW' else 'SLOTS_ASKED' end`, {
        since: sql`${i.updated_at}`,
        due: sql`${i.starts_at}`,
        said: sql`${i.title}`,
      }),
    )
    .from(i)
    .innerJoin(a, eq(a.id, i.application_id))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(userId))
    .leftJoin(hiringTeams, place.team)
    .where(
      and(
        or(
          and(eq(i.state, 'SCHEDULED'), gte(i.starts_at, day.from), lt(i.starts_at, day.to)),
          eq(i.state, 'RESCHEDULE_ASKED'),
        ),
        canTakePlace,
        sees(db, userId),
      ),
    )
  const judged = db
    .select(
      columns(sql<Kind>`'SCORECARD'`, {
        since: sql`${s.asked_at}`,
        due: sql`null::timestamptz`,
        said: sql`''`,
      }),
    )
    .from(s)
    .innerJoin(a, and(eq(a.id, s.application_id), eq(a.state, 'ACTIVE')))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, and(place.member(userId), eq(members.id, s.member_id)))
    .leftJoin(hiringTeams, place.team)
    .where(and(isNull(s.submitted_at), shownToTeam(userId), allows('submit_scorecard')))
  const given = db
    .select(
      columns(sql<Kind>`'TASK'`, {
        since: sql`${t.created_at}`,
        due: sql`${t.due_on}::timestamptz`,
        said: sql`${t.title}`,
      }),
    )
    .from(t)
    .innerJoin(a, eq(a.id, t.application_id))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, and(place.member(userId), eq(members.id, t.assignee_id)))
    .leftJoin(hiringTeams, place.team)
    .where(and(isNull(t.done_at), sees(db, userId)))
  const held = db
    .select(
      columns(sql<Kind>`'HOLD_OVER'`, {
        since: sql`${a.promised_reply_at}`,
        due: sql`null::timestamptz`,
        said: sql`''`,
      }),
    )
    .from(a)
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(userId))
    .leftJoin(hiringTeams, place.team)
    .where(
      and(
        eq(a.state, 'ON_HOLD'),
        lte(a.promised_reply_at, now),
        shownToTeam(userId),
        allows('move_application'),
        answersFor(db),
      ),
    )
  return unionAll(talks, judged, given, held).orderBy(sql`since`).limit(LOOKED_AT)
}
