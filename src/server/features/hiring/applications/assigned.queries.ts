import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { applications } from '../tables/applications.tables.ts'
import { interviewers, interviews } from '../tables/interviews.tables.ts'
import { scorecards } from '../tables/scorecards.tables.ts'

/** What an interviewer sees: what they look after, interview, or were asked to judge. */
export function assignedTo(db: Database, memberId: string | typeof members.id): SQL | undefined {
  const interviewing = db
    .select({ id: interviews.id })
    .from(interviewers)
    .innerJoin(interviews, eq(interviews.id, interviewers.interview_id))
    .where(and(eq(interviews.application_id, applications.id), eq(interviewers.member_id, memberId)))
  const judging = db
    .select({ id: scorecards.id })
    .from(scorecards)
    .where(and(eq(scorecards.application_id, applications.id), eq(scorecards.member_id, memberId)))
  return or(eq(applications.owner_member_id, memberId), exists(interviewing), exists(judging))
}

/** Which of these an interviewer sees. */
export async function listAssigned(db: Database, ids: readonly string[], memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), assignedTo(db, memberId)))
  return rows.map(({ id }) => id)
}

export const isAssigned = async (db: Database, applicationId: string, memberId: string): Promise<boolean> =>
  (await listAssigned(db, [applicationId], memberId)).length > 0
