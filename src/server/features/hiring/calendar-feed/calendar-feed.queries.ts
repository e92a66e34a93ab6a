import { and, asc, eq, exists, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { meetsDemands } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { canTakePlace } from '../interviews/interviews.queries.ts'
import { sees } from '../overview/agenda.queries.ts'
import { place } from '../overview/team-scope.queries.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { calendarFeeds as f } from '../tables/calendar-feeds.tables.ts'
import { interviews as i, interviewers } from '../tables/interviews.tables.ts'

export async function findFeed(db: Database, memberId: string) {
  const [row] = await db.select().from(f).where(eq(f.member_id, memberId))
  return row
}

/** Of an address that still leads somewhere: its person works there now, and has what the company asks of them. */
export async function findLiveFeed(db: Database, token_hash: Buffer) {
  const [row] = await db
    .select({ member_id: f.member_id, user_id: members.user_id, company_name: companies.name, read_at: f.read_at })
    .from(f)
    .innerJoin(members, and(eq(members.id, f.member_id), eq(members.status, 'ACTIVE'), meetsDemands))
    .innerJoin(users, and(eq(users.id, members.user_id), ne(users.status, 'SUSPENDED')))
    .innerJoin(companies, and(eq(companies.id, members.company_id), eq(companies.status, 'ACTIVE')))
    .where(eq(f.token_hash, token_hash))
  return row
}

export async function putFeed(db: Database, values: typeof f.$inferInsert): Promise<void> {
  const set = { ...values, read_at: null }
  await db.insert(f).values(values).onConflictDoUpdate({ target: f.member_id, set })
}

export async function deleteFeed(db: Database, memberId: string): Promise<void> {
  await db.delete(f).where(eq(f.member_id, memberId))
}

/** Calendars ask often: when they did is noted now and then. */
export async function noteRead(db: Database, memberId: string, { now, before }: { now: Date; before: Date }) {
  await db
    .update(f)
    .set({ read_at: now })
    .where(and(eq(f.member_id, memberId), or(isNull(f.read_at), lt(f.read_at, before))))
}

const TALKS = 500

/** Agreed interviews that somebody holds or whose application they look after, as far as they see them. */
export function listTalks(
  db: Database,
  { user_id, member_id }: { user_id: string; member_id: string },
  { since, now }: { since: Date; now: Date },
) {
  const holds = db
    .select({ id: interviewers.interview_id })
    .from(interviewers)
    .where(and(eq(interviewers.interview_id, i.id), eq(interviewers.member_id, member_id)))
  return db
    .select({ interview: i, full_name: shownName, title: v.title, company_id: a.company_id, vacancy_id: a.vacancy_id })
    .from(i)
    .innerJoin(a, eq(a.id, i.application_id))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(companies, place.company)
    .innerJoin(members, and(place.member(user_id), eq(members.id, member_id)))
    .leftJoin(hiringTeams, place.team)
    .where(
      and(
        inArray(i.state, ['SCHEDULED', 'DONE', 'NO_SHOW'] as const),
        gte(i.starts_at, since),
        or(lte(i.starts_at, now), canTakePlace),
        or(exists(holds), eq(a.owner_member_id, member_id)),
        sees(db, user_id),
      ),
    )
    .orderBy(asc(i.starts_at), asc(i.id))
    .limit(TALKS)
}
