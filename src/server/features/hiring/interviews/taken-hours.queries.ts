import { aliasedTable, and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { interviews as i, interviewers } from '../tables/interviews.tables.ts'

interface Hour {
  starts_at: Date
  duration_minutes: number
}

const MINUTE_MS = 60_000

export const overlaps = (one: Hour, other: Hour): boolean =>
  one.starts_at.getTime() < other.starts_at.getTime() + other.duration_minutes * MINUTE_MS &&
  other.starts_at.getTime() < one.starts_at.getTime() + one.duration_minutes * MINUTE_MS

/** Whoever interviews, held until the transaction ends: two people cannot take an hour of theirs at once. */
export async function holdInterviewers(db: Database, interviewId: string): Promise<void> {
  const people = await db
    .select({ id: interviewers.member_id })
    .from(interviewers)
    .where(eq(interviewers.interview_id, interviewId))
    .orderBy(asc(interviewers.member_id))
  for (const { id } of people)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`interviewer ${id}`}, 0))`)
}

const own = aliasedTable(interviewers, 'own')

/** Hours that are agreed on with others, of whoever comes to these interviews. */
export function listTaken(db: Database, interviewIds: readonly string[]) {
  return db
    .select({
      interview_id: own.interview_id,
      starts_at: sql<Date>`${i.starts_at}`.mapWith(i.starts_at),
      duration_minutes: i.duration_minutes,
    })
    .from(own)
    .innerJoin(interviewers, eq(interviewers.member_id, own.member_id))
    .innerJoin(i, and(eq(i.id, interviewers.interview_id), eq(i.state, 'SCHEDULED'), ne(i.id, own.interview_id)))
    .where(inArray(own.interview_id, [...interviewIds]))
}

/** The same of people of the team, by who they are. */
export function listBusy(db: Database, memberIds: readonly string[], now: Date) {
  return db
    .select({
      interview_id: i.id,
      starts_at: sql<Date>`${i.starts_at}`.mapWith(i.starts_at),
      duration_minutes: i.duration_minutes,
    })
    .from(i)
    .innerJoin(interviewers, eq(interviewers.interview_id, i.id))
    .where(and(inArray(interviewers.member_id, [...memberIds]), eq(i.state, 'SCHEDULED'), gt(i.starts_at, now)))
}
