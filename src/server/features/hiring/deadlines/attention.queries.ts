import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { applications as a, applicationSteps as s } from '../tables/applications.tables.ts'

/** Somebody was told that the promised date has passed, and waits still. */
const late = and(eq(a.state, 'ACTIVE'), isNull(a.first_reply_at), isNotNull(a.missed_told_at))

/** Vacancies whose page says otherwise than it is. */
export function listPromisesToSet(db: Database, { after, limit }: RowPage) {
  const broken = db.select({ id: a.vacancy_id }).from(a).where(late)
  return db
    .select({ id: v.id })
    .from(v)
    .where(
      and(
        gt(v.id, after),
        or(
          and(isNull(v.promise_missed_at), inArray(v.id, broken)),
          and(isNotNull(v.promise_missed_at), sql`not ${inArray(v.id, broken)}`),
        ),
      ),
    )
    .orderBy(asc(v.id))
    .limit(limit)
}

export async function hasLate(db: Database, vacancyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.vacancy_id, vacancyId), late))
    .limit(1)
  return rows.length > 0
}

/** What the person who applied did is no work of the team. */
const lastWork = sql<Date>`(select max(${s.created_at}) from ${s} join ${a} on ${a.id} = ${s.application_id}
  where ${s.vacancy_id} = ${v.id} and ${s.actor_id} is not null and ${s.actor_id} is distinct from ${a.user_id})`
const firstWaiting = sql`(select min(${a.applied_at}) from ${a} where ${a.vacancy_id} = ${v.id} and ${a.state} = 'ACTIVE')`
/** Since when there is something to do that nobody does. */
const since = sql`greatest(coalesce(${v.open_since}, ${v.published_at}), ${v.live_since}, ${firstWaiting}, ${lastWork})`

/** Published vacancies that nobody has worked on since then, those whose team was warned, and those that paused for it. */
export function listNeglected(db: Database, until: Date, { after, limit }: RowPage) {
  const isOver = and(lte(v.published_at, until), sql`${since} <= ${until}`)
  const isPaused = and(eq(v.state, 'PAUSED'), eq(v.state_reason, 'INACTIVITY'))
  return db
    .select({ id: v.id })
    .from(v)
    .where(and(gt(v.id, after), or(and(eq(v.state, 'PUBLISHED'), or(gte(v.neglect_warnings, 1), isOver)), isPaused)))
    .orderBy(asc(v.id))
    .limit(limit)
}

/** Vacancies whose team was warned and works on them again since then. */
export function listAttended(db: Database, from: Date, { after, limit }: RowPage) {
  return db
    .select({ id: v.id })
    .from(v)
    .where(and(gt(v.id, after), eq(v.state, 'PUBLISHED'), gte(v.neglect_warnings, 1), sql`${since} > ${from}`))
    .orderBy(asc(v.id))
    .limit(limit)
}

/** For how many whole days nobody has worked on it, and how many people wait. */
export async function neglectOf(db: Database, id: string, now: Date): Promise<{ days: number; waiting: number }> {
  const days = sql<number>`floor(extract(epoch from (${now}::timestamptz - ${since})) / 86400)::int`
  // Joined, so that the columns of both keep the names of their tables.
  const [row] = await db
    .select({ days, waiting: sql<number>`count(${a.id})::int` })
    .from(v)
    .leftJoin(a, and(eq(a.vacancy_id, v.id), eq(a.state, 'ACTIVE')))
    .where(eq(v.id, id))
    .groupBy(v.id)
  return row ?? { days: 0, waiting: 0 }
}
