import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
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
