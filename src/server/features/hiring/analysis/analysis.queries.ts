import { and, eq, gt, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RejectionReason } from '#shared/hiring/application.ts'
import { shownSource } from '../blind/shown-name.sql.ts'
import { countReferrers } from '../referrals/referrals.queries.ts'
import { answeredAt as answered } from '../tables/answered.sql.ts'
import { applications as a, applicationSteps as s } from '../tables/applications.tables.ts'
import { scorecards } from '../tables/scorecards.tables.ts'

const ofVacancy = (vacancyId: string) => and(eq(a.vacancy_id, vacancyId), ne(a.state, 'SENDING'))
export const median = (seconds: ReturnType<typeof sql>) =>
  sql<number | null>`round((percentile_cont(0.5) within group (order by ${seconds}) / 86400)::numeric, 1)::float8`

export const overallFigures = (db: Database, vacancyId: string, now: Date) => figuresOf(db, ofVacancy(vacancyId), now)

/** Of all vacancies of a company, for those who applied after a day. */
export const companyFigures = (db: Database, companyId: string, { now, since }: { now: Date; since: Date }) =>
  figuresOf(db, and(eq(a.company_id, companyId), ne(a.state, 'SENDING'), gt(a.applied_at, since)), now)

export async function figuresOf(db: Database, which: SQL | undefined, now: Date) {
  // Of what is promised now: after a hold that is a later day, for which an answer is owed anew.
  const isKept = sql`coalesce(${a.first_reply_at}, ${a.told_at}) <= ${a.promised_reply_at}`
  const isDue = sql`${a.promised_reply_at} <= ${now.toISOString()}::timestamptz`
  const percent = (part: ReturnType<typeof sql>, whole: ReturnType<typeof sql>) =>
    sql<
      number | null
    >`round(100.0 * count(*) filter (where ${whole} and ${part}) / nullif(count(*) filter (where ${whole}), 0))::int`
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      median_days_to_first_answer: median(sql`extract(epoch from ${answered} - ${a.applied_at})`),
      kept_promises: percent(isKept, isDue),
      answered: percent(sql`${answered} is not null`, sql`true`),
    })
    .from(a)
    .where(which)
  if (!row) throw new Error('a count without a row')
  return row
}

/** How many ever came to each stage, and how long those who left it stayed. */
export async function stageFigures(db: Database, vacancyId: string) {
  const { rows } = await db.execute<{ stage_id: string; reached: number; median_days: number | null }>(sql`
    with entries as (
      select ${s.application_id} as application_id, ${s.to_stage_id} as stage_id, ${s.created_at} as at,
        lead(${s.created_at}) over (partition by ${s.application_id} order by ${s.created_at}, ${s.number}) as left_at
      from ${s} join ${a} on ${a.id} = ${s.application_id}
      where ${s.vacancy_id} = ${vacancyId} and ${s.to_stage_id} is not null and ${a.state} <> 'SENDING')
    select stage_id, count(distinct application_id)::int as reached,
      round((percentile_cont(0.5) within group (order by extract(epoch from left_at - at)) / 86400)::numeric, 1)::float8 as median_days
    from entries group by stage_id`)
  return rows
}

export function countReasons(db: Database, vacancyId: string) {
  return db
    .select({
      side: sql<'COMPANY' | 'CANDIDATE'>`${a.decision_side}`,
      reason: sql<RejectionReason>`${a.decision_reason}`,
      count: sql<number>`count(*)::int`,
    })
    .from(a)
    .where(and(ofVacancy(vacancyId), isNotNull(a.decision_reason), isNotNull(a.decision_side)))
    .groupBy(a.decision_side, a.decision_reason)
    .orderBy(sql`count(*) desc`)
}

export function countSources(db: Database, vacancyId: string) {
  return db
    .select({
      source: shownSource,
      count: sql<number>`count(*)::int`,
      hired: sql<number>`count(*) filter (where ${a.state} = 'HIRED')::int`,
    })
    .from(a)
    .where(ofVacancy(vacancyId))
    .groupBy(shownSource)
    .orderBy(sql`count(*) desc`)
}

export const referrerFigures = (db: Database, vacancyId: string) => countReferrers(db, ofVacancy(vacancyId))

const WEEKS = 52

/** The newest weeks in which somebody applied, the oldest of them first. */
export async function countByWeek(db: Database, vacancyId: string) {
  const week = sql<string>`to_char(date_trunc('week', ${a.applied_at}), 'YYYY-MM-DD')`
  const newest = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(a)
    .where(ofVacancy(vacancyId))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(WEEKS)
  return newest.toReversed()
}

export async function scorecardDelay(db: Database, vacancyId: string): Promise<number | null> {
  const [row] = await db
    .select({ days: median(sql`extract(epoch from ${scorecards.submitted_at} - ${scorecards.asked_at})`) })
    .from(scorecards)
    .innerJoin(a, eq(a.id, scorecards.application_id))
    .where(and(ofVacancy(vacancyId), isNotNull(scorecards.submitted_at)))
  return row?.days ?? null
}
