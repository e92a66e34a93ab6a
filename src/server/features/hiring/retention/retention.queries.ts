import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { addedPeople } from '../tables/added-people.tables.ts'
import { answerFiles } from '../tables/answer-files.tables.ts'
import {
  type ApplicationRow,
  applicationPrivates,
  applicationSnapshots,
  applicationSteps,
  applications,
} from '../tables/applications.tables.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { applicationMessages, messageFiles } from '../tables/messages.tables.ts'
import { applicationNotes, applicationTasks } from '../tables/notes.tables.ts'
import { offers } from '../tables/offers.tables.ts'
import { outgoingMails } from '../tables/outgoing.tables.ts'
import { reviewRequests } from '../tables/reviews.tables.ts'
import { scorecards } from '../tables/scorecards.tables.ts'

/** All that hangs on an application and speaks of its person; interviewers go with their interviews. */
const SPEAKING = [
  addedPeople,
  applicationSnapshots,
  applicationPrivates,
  answerFiles,
  messageFiles,
  applicationMessages,
  applicationNotes,
  applicationTasks,
  interviews,
  offers,
  reviewRequests,
  scorecards,
  outgoingMails,
] as const

export function listIdsOf(db: Database, userId: string) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.user_id, userId))
    .orderBy(asc(applications.id))
}

/** The names in the store of what both sides sent. */
export function listFilesOf(db: Database, applicationId: string) {
  const answers = db.select({ id: answerFiles.id }).from(answerFiles)
  const messages = db.select({ id: messageFiles.id }).from(messageFiles)
  return answers
    .where(eq(answerFiles.application_id, applicationId))
    .unionAll(messages.where(eq(messageFiles.application_id, applicationId)))
}

/** Empties an application of its person; the days and the stages stay, for figures. */
export async function emptyApplication(db: Database, applicationId: string, userId: string | null): Promise<void> {
  for (const table of SPEAKING) await db.delete(table).where(eq(table.application_id, applicationId))
  // As with events: a row that names somebody goes, and one that names nobody takes its place.
  await db.execute(sql`
    with gone as (
      delete from ${applicationSteps} where application_id = ${applicationId}
        and (detail is not null or actor_id = ${userId}::uuid) returning *)
    insert into ${applicationSteps} (application_id, vacancy_id, kind, actor_id, from_stage_id, to_stage_id, created_at)
    select application_id, vacancy_id, kind, nullif(actor_id, ${userId}::uuid), from_stage_id, to_stage_id, created_at
    from gone order by created_at, number`)
}

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
      and(
        ...[eq(applications.id, id), inArray(applications.state, [...ENDED])],
        isNull(applications.retention_warned_at),
      ),
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
