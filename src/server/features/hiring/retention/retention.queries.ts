import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { type ApplicationRow, applications } from '../tables/applications.tables.ts'

const ENDED = ['REJECTED', 'WITHDRAWN', 'HIRED'] as const

/** Ended, and as many months ago as its company keeps them. */
const overBy = (moment: Date): SQL | undefined =>
  and(
    inArray(applications.state, [...ENDED]),
    sql`${applications.decided_at} + make_interval(months => ${companies.retention_months}) <= ${moment.toISOString()}::timestamptz`,
  )

const unwarned = (until: Date): SQL | undefined => and(overBy(until), isNull(applications.retention_warned_at))

/** Those that nobody was warned of before. */
export function listToWarn(db: Database, until: Date, { after, limit }: RowPage) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(unwarned(until), gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit)
}

export async function countToWarn(db: Database, vacancyId: string, until: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(eq(applications.vacancy_id, vacancyId), unwarned(until)))
  return row?.total ?? 0
}

/** Undefined when somebody was quicker, or when it is no longer over. */
export async function markWarned(db: Database, id: string, now: Date): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .update(applications)
    .set({ retention_warned_at: now })
    .where(
      and(eq(applications.id, id), inArray(applications.state, [...ENDED]), isNull(applications.retention_warned_at)),
    )
    .returning()
  return row
}

/** Over their time, and their team has known it for long enough. */
export function listOverRetention(db: Database, now: Date, warnedBefore: Date, { after, limit }: RowPage) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(overBy(now), lte(applications.retention_warned_at, warnedBefore), gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit)
}
