import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { addDays } from '#shared/core/time.ts'
import { answeredAt as answered } from '../tables/answered.sql.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { lastWritten } from '../tables/last-message.sql.ts'
import { allows, place, shownToTeam } from './team-scope.queries.ts'

const RATE_DAYS = 30
const WEEK_DAYS = 7
const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const counted = (which: SQL) => sql<number>`count(${a.id}) filter (where ${which})::int`
const first = (column: SQL | typeof a.applied_at | typeof a.promised_reply_at, which: SQL) =>
  sql<Date | null>`min(${column}) filter (where ${which})`.mapWith(a.applied_at)

const waits = sql`(${a.state} = 'ACTIVE' and ${a.first_reply_at} is null)`
/** Also of somebody who was hired: that person still has questions. */
const isUnread = sql`(${a.state} in ('ACTIVE', 'ON_HOLD', 'HIRED') and ${a.unread_by_team} > 0)`

function figures(now: Date) {
  const isRecent = sql`${a.applied_at} >= ${at(addDays(now, -RATE_DAYS))}`
  return {
    hired: counted(sql`${a.state} = 'HIRED'`),
    in_process: counted(sql`${a.state} in ('ACTIVE', 'ON_HOLD')`),
    applications_new: counted(sql`${a.state} = 'ACTIVE' and ${a.viewed_at} is null`),
    awaiting: counted(waits),
    oldest_at: first(a.applied_at, waits),
    promised_at: first(a.promised_reply_at, waits),
    due_week: counted(sql`${waits} and ${a.promised_reply_at} <= ${at(addDays(now, WEEK_DAYS))}`),
    unread: counted(isUnread),
    unread_since: first(lastWritten('SEEKER'), isUnread),
    answered_30d: counted(sql`${isRecent} and ${answered} is not null`),
    due_30d: counted(sql`${isRecent} and (${answered} is not null or ${a.promised_reply_at} <= ${at(now)})`),
    median_days: sql<
      number | null
    >`round((percentile_cont(0.5) within group (order by extract(epoch from ${answered} - ${a.applied_at})) filter (where ${isRecent} and ${answered} is not null) / 86400)::numeric, 1)::float8`,
  }
}

const ROWS = 200
const openings = sql<number>`(${v.document} ->> 'openings')::int`

/** One row for each vacancy that is open or still owes something, and one for all of them together, in which `id` is null. */
export function countOverview(db: Database, userId: string, now: Date) {
  const shown = sql`${v.id} is null or ${v.state} in ('PUBLISHED', 'PAUSED') or ${counted(sql`${waits} or ${isUnread}`)} > 0`
  const ofVacancy = sql`${v.id}, ${v.company_id}, ${companies.name}, ${v.title}, ${v.state}, ${v.expires_at}, ${v.published_at}, ${openings}`
  return db
    .select({
      id: v.id,
      company_id: v.company_id,
      company_name: companies.name,
      title: v.title,
      state: v.state,
      expires_at: v.expires_at,
      openings,
      ...figures(now),
    })
    .from(v)
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(userId))
    .leftJoin(hiringTeams, place.team)
    .leftJoin(
      a,
      and(
        eq(a.vacancy_id, v.id),
        shownToTeam(userId),
        sql`(${a.state} in ('ACTIVE', 'ON_HOLD', 'HIRED') or ${a.applied_at} >= ${at(addDays(now, -RATE_DAYS))})`,
      ),
    )
    .where(allows('move_application'))
    .groupBy(sql`grouping sets ((${ofVacancy}), ())`)
    .having(shown)
    .orderBy(sql`${v.id} is not null`, sql`${v.published_at} desc nulls last`)
    .limit(ROWS)
}

/** The vacancy that the person began last and nobody has seen yet. */
export async function findOwnDraft(db: Database, userId: string) {
  const [row] = await db
    .select({ id: v.id, company_id: v.company_id, title: v.title })
    .from(v)
    .innerJoin(companies, place.company)
    .innerJoin(members, place.member(userId))
    .leftJoin(hiringTeams, place.team)
    .where(and(eq(v.created_by, userId), eq(v.state, 'DRAFT'), isNull(v.scheduled_at), allows('edit_vacancy')))
    .orderBy(sql`${v.updated_at} desc`)
    .limit(1)
  return row
}
