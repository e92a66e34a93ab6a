import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import {
  type ApplicationRow,
  applicationPrivates,
  applicationSnapshots,
  applicationSteps,
  applications,
} from '../applications/applications.tables.ts'
import { interviews } from '../interviews/interviews.tables.ts'
import { applicationMessages, messageFiles } from '../messages/messages.tables.ts'
import { applicationNotes, applicationTasks } from '../notes/notes.tables.ts'
import { offers } from '../offers/offers.tables.ts'
import { outgoingMails } from '../outgoing/outgoing.tables.ts'
import { reviewRequests } from '../reviews/reviews.tables.ts'
import { scorecards } from '../scorecards/scorecards.tables.ts'

/** All that hangs on an application and speaks of its person; interviewers go with their interviews. */
const SPEAKING = [
  applicationSnapshots,
  applicationPrivates,
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
  return db.select({ id: messageFiles.id }).from(messageFiles).where(eq(messageFiles.application_id, applicationId))
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

/** Vacancies whose team has to hear of it. */
export function listVacanciesToWarn(db: Database, until: Date, { after, limit }: RowPage) {
  return db
    .selectDistinct({ id: applications.vacancy_id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(overBy(until), isNull(applications.retention_warned_at), gt(applications.vacancy_id, after)))
    .orderBy(asc(applications.vacancy_id))
    .limit(limit)
}

/** Those that nobody was warned of before. */
export async function markWarned(db: Database, vacancyId: string, until: Date, now: Date): Promise<ApplicationRow[]> {
  const due = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(eq(applications.vacancy_id, vacancyId), overBy(until), isNull(applications.retention_warned_at)))
  return db.update(applications).set({ retention_warned_at: now }).where(inArray(applications.id, due)).returning()
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
