import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { InterviewState } from '#shared/hiring/interviews.ts'
import { OPEN_STATES } from '../applications/application-states.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { livesIn } from '../notices/notices.queries.ts'
import { applicationSnapshots, applications } from '../tables/applications.tables.ts'
import { type InterviewRow, interviews as i, interviewers } from '../tables/interviews.tables.ts'

type New = Omit<typeof i.$inferInsert, 'state'>
export type InterviewChanges = Partial<Omit<New, 'id' | 'application_id'>>

export async function insertInterview(db: Database, values: New): Promise<InterviewRow> {
  const [row] = await db.insert(i).values(values).returning()
  if (!row) throw new Error('the interview was not written')
  return row
}

export async function lockInterview(
  db: Database,
  applicationId: string,
  id: string,
): Promise<InterviewRow | undefined> {
  const [row] = await db
    .select()
    .from(i)
    .where(and(eq(i.id, id), eq(i.application_id, applicationId)))
    .for('update')
  return row
}

/** Those that are still to come or to be settled, held until the transaction ends. */
export function lockOpenInterviews(db: Database, applicationId: string): Promise<InterviewRow[]> {
  return db
    .select()
    .from(i)
    .where(
      and(
        eq(i.application_id, applicationId),
        inArray(i.state, ['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED'] as const),
      ),
    )
    .for('update')
}

/** The nearest hour on which both sides have agreed. */
export async function findNextAgreed(db: Database, applicationId: string, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ starts_at: i.starts_at })
    .from(i)
    .where(and(eq(i.application_id, applicationId), eq(i.state, 'SCHEDULED'), gt(i.starts_at, now)))
    .orderBy(asc(i.starts_at))
    .limit(1)
  return row?.starts_at ?? undefined
}

/** Where those are who have such an hour, with what is said of its zone otherwise; one row for each application. */
export function listPlacesOfAgreed(db: Database, applicationIds: readonly string[], now: Date) {
  return db
    .selectDistinctOn([i.application_id], {
      application_id: i.application_id,
      proposed_in: i.timezone,
      timezone: users.timezone,
      ...livesIn,
      company_timezone: companies.timezone,
    })
    .from(i)
    .innerJoin(applications, eq(applications.id, i.application_id))
    .innerJoin(companies, eq(companies.id, applications.company_id))
    .leftJoin(users, eq(users.id, applications.user_id))
    .leftJoin(applicationSnapshots, eq(applicationSnapshots.application_id, i.application_id))
    .where(and(inArray(i.application_id, [...applicationIds]), eq(i.state, 'SCHEDULED'), gt(i.starts_at, now)))
    .orderBy(i.application_id, asc(i.starts_at))
}

export async function writeInterviewState(
  db: Database,
  id: string,
  state: InterviewState,
  values: InterviewChanges,
): Promise<InterviewRow> {
  const [row] = await db
    .update(i)
    .set({ ...values, state, sequence: sql`${i.sequence} + 1` })
    .where(eq(i.id, id))
    .returning()
  if (!row) throw new Error('the interview is gone')
  return row
}

export async function markReminded(db: Database, id: string, values: InterviewChanges): Promise<void> {
  await db.update(i).set(values).where(eq(i.id, id))
}

export async function replaceInterviewers(db: Database, interview_id: string, ids: readonly string[]): Promise<void> {
  await db.delete(interviewers).where(eq(interviewers.interview_id, interview_id))
  if (ids.length > 0) await db.insert(interviewers).values(ids.map((member_id) => ({ interview_id, member_id })))
}

export function listInterviewers(db: Database, interviewIds: readonly string[]) {
  if (interviewIds.length === 0) return Promise.resolve([])
  return db
    .select({
      interview_id: interviewers.interview_id,
      member_id: members.id,
      full_name: users.full_name,
      user_id: users.id,
      email: users.email,
    })
    .from(interviewers)
    .innerJoin(members, and(eq(members.id, interviewers.member_id), eq(members.status, 'ACTIVE')))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(inArray(interviewers.interview_id, [...interviewIds]))
    .orderBy(users.full_name)
}

/** How many of these work in the company now and are not the person in question, who may work there too. */
export async function countMembers(
  db: Database,
  { company_id, user_id }: { company_id: string; user_id: string | null },
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.company_id, company_id),
        eq(members.status, 'ACTIVE'),
        inArray(members.id, [...ids]),
        user_id ? ne(members.user_id, user_id) : undefined,
      ),
    )
  return rows.length
}

/** Whoever was decided about is not interviewed any more, also while the letter that says so waits. */
export const canTakePlace = inArray(applications.state, [...OPEN_STATES])

const INTERVIEWS_SHOWN = 50

export function listOfApplication(db: Database, applicationId: string): Promise<InterviewRow[]> {
  return db
    .select()
    .from(i)
    .where(eq(i.application_id, applicationId))
    .orderBy(desc(i.created_at))
    .limit(INTERVIEWS_SHOWN)
}

interface Wanted {
  when: 'UPCOMING' | 'PAST' | 'OPEN'
  after: Position | undefined
  limit: number
  now: Date
}

/** Those to come by who is next, those that were by who was last, and those without an hour by when they were proposed. */
export function listOfVacancy(
  db: Database,
  vacancyId: string,
  { user_id, only_member_id }: { user_id: string; only_member_id: string | undefined },
  { when, after, limit, now }: Wanted,
) {
  const at = when === 'OPEN' ? i.created_at : i.starts_at
  const which: Record<Wanted['when'], SQL | undefined> = {
    UPCOMING: and(eq(i.state, 'SCHEDULED'), gt(i.starts_at, now), canTakePlace),
    PAST: and(inArray(i.state, ['SCHEDULED', 'DONE', 'NO_SHOW']), lte(i.starts_at, now)),
    OPEN: and(inArray(i.state, ['PROPOSED', 'RESCHEDULE_ASKED']), canTakePlace),
  }
  const [past, way] = when === 'PAST' ? [lt, desc] : [gt, asc]
  const rest = after && or(past(at, after.created_at), and(eq(at, after.created_at), past(i.id, after.id)))
  return db
    .select({
      interview: i,
      id: i.id,
      created_at: sql<Date>`${at}`.mapWith(i.created_at),
      full_name: shownName,
    })
    .from(i)
    .innerJoin(applications, eq(applications.id, i.application_id))
    .where(
      and(
        eq(i.vacancy_id, vacancyId),
        or(isNull(applications.user_id), sql`${applications.user_id} <> ${user_id}`),
        only_member_id ? assignedTo(db, only_member_id) : undefined,
        which[when],
        rest,
      ),
    )
    .orderBy(way(at), way(i.id))
    .limit(limit)
}

const scheduled = (which: SQL | undefined, db: Database, { after, limit }: RowPage) =>
  db
    .select({ id: i.id })
    .from(i)
    .innerJoin(applications, eq(applications.id, i.application_id))
    .where(and(eq(i.state, 'SCHEDULED'), which, gt(i.id, after)))
    .orderBy(asc(i.id))
    .limit(limit)

/** Over a quarter of an hour ago. */
export const listOver = (db: Database, now: Date, page: RowPage) =>
  scheduled(
    sql`${i.starts_at} + make_interval(mins => ${i.duration_minutes} + 15) <= ${now.toISOString()}::timestamptz`,
    db,
    page,
  )

/** Those that begin within a day or an hour and of which nobody was reminded yet. */
export const listToRemind = (
  db: Database,
  which: 'day' | 'hour',
  { now, until }: { now: Date; until: Date },
  page: RowPage,
) =>
  scheduled(
    and(
      canTakePlace,
      gt(i.starts_at, now),
      lte(i.starts_at, until),
      isNull(which === 'day' ? i.day_reminded_at : i.hour_reminded_at),
    ),
    db,
    page,
  )
