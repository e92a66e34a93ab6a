import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { addedPeople } from '../tables/added-people.tables.ts'
import { answerFiles } from '../tables/answer-files.tables.ts'
import {
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
