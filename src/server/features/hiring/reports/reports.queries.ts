import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { ReportPhase } from '#shared/hiring/reports/reports.ts'
import { figuresOf, median } from '../analysis/analysis.queries.ts'
import { type Reached, reachedApplications, reachedVacancies } from '../applications/team-reach.queries.ts'
import { shownSource } from '../blind/shown-name.sql.ts'
import { countReferrers } from '../referrals/referrals.queries.ts'
import { answeredAt as answered } from '../tables/answered.sql.ts'
import { applications as a, applicationSteps as s } from '../tables/applications.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import type { PeriodUnit } from './report-periods.ts'

/** Which applications a report is about: those that came in between two moments, as far as somebody sees them. */
interface Cohort {
  reached: Reached
  from: Date
  before: Date
}

const received = (db: Database, { reached, from, before }: Cohort): SQL | undefined =>
  and(reachedApplications(db, reached), gte(a.applied_at, from), lt(a.applied_at, before))

const total = sql<number>`count(*)::int`
const isHired = sql`${a.state} = 'HIRED'`
const hired = sql<number>`(count(*) filter (where ${isHired}))::int`
const toFirstAnswer = median(sql`extract(epoch from ${answered} - ${a.applied_at})`)
const toHire = median(sql`case when ${isHired} then extract(epoch from ${a.decided_at} - ${a.applied_at}) end`)

export const overallFigures = (db: Database, cohort: Cohort, now: Date) => figuresOf(db, received(db, cohort), now)

export async function hireFigures(db: Database, cohort: Cohort) {
  const [row] = await db
    .select({ hired: total, median_days_to_hire: toHire })
    .from(a)
    .where(and(received(db, cohort), isHired))
  return { hired: row?.hired ?? 0, median_days_to_hire: row?.median_days_to_hire ?? null }
}

/** By the calendar of the reader. */
export function periodFigures(db: Database, cohort: Cohort, unit: PeriodUnit, zone: string) {
  const first = sql<string>`to_char(date_trunc(${unit.toLowerCase()}, ${a.applied_at} at time zone ${zone}), 'YYYY-MM-DD')`
  return db
    .select({ first_day: first, applications: total, hired, median_days_to_first_answer: toFirstAnswer })
    .from(a)
    .where(received(db, cohort))
    .groupBy(sql`1`)
}

export function sourceFigures(db: Database, cohort: Cohort) {
  return db
    .select({ source: shownSource, applications: total, hired })
    .from(a)
    .where(received(db, cohort))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
}

export const referrerFigures = (db: Database, cohort: Cohort) => countReferrers(db, received(db, cohort))

const OWNERS = 50

export function ownerFigures(db: Database, cohort: Cohort) {
  const percent = sql<number | null>`round(100.0 * count(${answered}) / nullif(count(*), 0))::int`
  const owners = db
    .select({
      member_id: a.owner_member_id,
      applications: total.as('applications'),
      hired: hired.as('hired'),
      answered: percent.as('answered'),
      median_days_to_first_answer: toFirstAnswer.as('median_days_to_first_answer'),
    })
    .from(a)
    .where(received(db, cohort))
    .groupBy(a.owner_member_id)
    .as('owners')
  return db
    .select({
      full_name: users.full_name,
      applications: owners.applications,
      hired: owners.hired,
      answered: owners.answered,
      median_days_to_first_answer: owners.median_days_to_first_answer,
    })
    .from(owners)
    .leftJoin(members, eq(members.id, owners.member_id))
    .leftJoin(users, eq(users.id, members.user_id))
    .orderBy(sql`${users.full_name} is null`, desc(owners.applications), users.full_name)
    .limit(OWNERS)
}

/** How far down the way a stage is: talks and tests stand in another order in every vacancy, so that they are one phase. */
const depth = sql`case ${stages.kind} when 'NEW' then 0 when 'SCREENING' then 1 when 'OFFER' then 3 when 'HIRED' then 4 else 2 end`
const PHASES: readonly ReportPhase[] = ['NEW', 'SCREENING', 'MEETING', 'OFFER', 'HIRED']

/** How many ever came to each phase, or further. */
export async function countPhases(db: Database, cohort: Cohort): Promise<{ phase: ReportPhase; reached: number }[]> {
  // Whoever stands where they began went no step: only those who moved are looked up.
  const moved = db
    .select({ id: s.application_id, depth: sql<number>`max(${depth})`.as('depth') })
    .from(s)
    .innerJoin(a, eq(a.id, s.application_id))
    .innerJoin(stages, eq(stages.id, s.to_stage_id))
    .where(and(received(db, cohort), ne(stages.kind, 'NEW')))
    .groupBy(s.application_id)
    .as('moved')
  const rows = await db.select({ depth: moved.depth, people: total }).from(moved).groupBy(moved.depth)
  const [all] = await db.select({ total }).from(a).where(received(db, cohort))
  return PHASES.map((phase, at) => ({
    phase,
    reached:
      at === 0 ? (all?.total ?? 0) : rows.reduce((sum, { depth, people }) => sum + (depth >= at ? people : 0), 0),
  }))
}

const OPEN_SHOWN = 100
const isOpen = inArray(v.state, ['PUBLISHED', 'PAUSED'] as const)

export function openVacancies(db: Database, reached: Reached, now: Date) {
  const counted = (which: SQL) => sql<number>`(count(${a.id}) filter (where ${which}))::int`
  const awaiting = counted(sql`${a.state} = 'ACTIVE' and ${a.first_reply_at} is null`)
  const moment = sql`${now.toISOString()}::timestamptz`
  return db
    .select({
      id: v.id,
      title: v.title,
      state: v.state,
      days_open: sql<number>`coalesce(floor(extract(epoch from ${moment} - ${v.published_at}) / 86400), 0)::int`,
      applications: sql<number>`count(${a.id})::int`,
      in_process: counted(sql`${a.state} in ('ACTIVE', 'ON_HOLD')`),
      awaiting,
      hired: counted(isHired),
    })
    .from(v)
    .leftJoin(a, and(eq(a.vacancy_id, v.id), reachedApplications(db, reached)))
    .where(and(reachedVacancies(db, reached), isOpen))
    .groupBy(v.id)
    .orderBy(desc(awaiting), sql`${v.published_at} nulls last`, v.id)
    .limit(OPEN_SHOWN)
}

export async function countOpen(db: Database, reached: Reached): Promise<number> {
  const [row] = await db
    .select({ total })
    .from(v)
    .where(and(reachedVacancies(db, reached), isOpen))
  return row?.total ?? 0
}
