import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import {
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
  await db.update(applicationSteps).set({ detail: null }).where(eq(applicationSteps.application_id, applicationId))
  if (userId)
    await db
      .update(applicationSteps)
      .set({ actor_id: sql`null` })
      .where(and(eq(applicationSteps.application_id, applicationId), eq(applicationSteps.actor_id, userId)))
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

/** How many there were that nobody was warned of. */
export async function markWarned(db: Database, vacancyId: string, until: Date, now: Date): Promise<number> {
  const due = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .where(and(eq(applications.vacancy_id, vacancyId), overBy(until), isNull(applications.retention_warned_at)))
  const rows = await db
    .update(applications)
    .set({ retention_warned_at: now })
    .where(inArray(applications.id, due))
    .returning({ id: applications.id })
  return rows.length
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
