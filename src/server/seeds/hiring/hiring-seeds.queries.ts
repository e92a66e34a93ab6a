import { and, asc, eq, inArray, like, ne, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import {
  applicationSnapshots,
  applicationSteps,
  applications,
} from '#server/features/hiring/tables/applications.tables.ts'
import { interviewers, interviews } from '#server/features/hiring/tables/interviews.tables.ts'
import { applicationMessages } from '#server/features/hiring/tables/messages.tables.ts'
import { applicationNotes, applicationTasks } from '#server/features/hiring/tables/notes.tables.ts'
import { offers } from '#server/features/hiring/tables/offers.tables.ts'
import { scorecards } from '#server/features/hiring/tables/scorecards.tables.ts'
import { notifications } from '#server/features/notifications/tables/notifications.tables.ts'
import { appliedVacancies } from '#server/features/search/search.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { insertMany } from '../world/world.queries.ts'
import type { HiringRows } from './rows.ts'

const candidate = {
  user_id: users.id,
  cv_id: cvs.id,
  full_name: users.full_name,
  timezone: users.timezone,
  country: users.country,
  cv_title: cvs.title,
  headline: sql<string>`coalesce(${users.headline}, '')`,
  role: sql<string | null>`${users.job_preferences} -> 'roles' ->> 0`,
}

/** The people whom the demonstration invented, and where they would like to work. */
export const listCandidates = (db: Database) =>
  db
    .select(candidate)
    .from(users)
    .innerJoin(cvs, and(eq(cvs.user_id, users.id), eq(cvs.is_base, true)))
    .where(and(like(users.email, '%@personas.skillo.example'), ne(sql`coalesce(${users.visibility}, '')`, 'HIDDEN')))
    .orderBy(asc(users.email))

export async function findCandidate(db: Database, email: string) {
  const [row] = await db
    .select(candidate)
    .from(users)
    .innerJoin(cvs, and(eq(cvs.user_id, users.id), eq(cvs.is_base, true)))
    .where(eq(users.email, email))
  return row
}

export const listCvRows = (db: Database, ids: readonly string[]) =>
  db
    .select()
    .from(cvs)
    .where(inArray(cvs.id, [...ids]))

/** What people could apply to, in an order of its own. */
export const listOpened = (db: Database, companyId: string) =>
  db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.company_id, companyId), inArray(vacancies.state, ['PUBLISHED', 'PAUSED', 'CLOSED'])))
    .orderBy(asc(vacancies.published_at), asc(vacancies.title), asc(vacancies.id))

/** Whoever works on the vacancies of a company, by vacancy; who leads comes first. */
export const listTeams = (db: Database, companyId: string) =>
  db
    .select({ vacancy_id: hiringTeams.vacancy_id, member_id: members.id, user_id: members.user_id, role: members.role })
    .from(hiringTeams)
    .innerJoin(members, eq(members.id, hiringTeams.member_id))
    .where(eq(members.company_id, companyId))
    .orderBy(asc(hiringTeams.role), asc(members.joined_at), asc(members.id))

export async function findCompanyNamed(db: Database, name: string) {
  const [row] = await db.select().from(companies).where(eq(companies.name, name))
  return row
}

export async function findCompanyById(db: Database, id: string) {
  const [row] = await db.select().from(companies).where(eq(companies.id, id))
  return row
}

/** Whether any of the invented people has applied there. */
export async function hasApplicants(db: Database, companyId: string): Promise<boolean> {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.user_id))
    .where(and(eq(applications.company_id, companyId), like(users.email, '%@personas.skillo.example')))
    .limit(1)
  return found.length > 0
}

/** Whoever applied had looked first, and so had many others. */
export async function addVisits(db: Database, companyId: string): Promise<void> {
  const applied = sql`(select count(*) from ${applications} where ${applications.vacancy_id} = ${vacancies}.id)::int`
  await db
    .update(vacancies)
    .set({ views: sql`17 + 13 * ${applied} + length(${vacancies}.title)` })
    .where(and(eq(vacancies.company_id, companyId), inArray(vacancies.state, ['PUBLISHED', 'PAUSED', 'CLOSED'])))
}

export async function insertHiring(db: Database, rows: HiringRows): Promise<void> {
  await insertMany(db, applications, rows.applications)
  await insertMany(db, applicationSnapshots, rows.snapshots)
  await insertMany(db, applicationSteps, rows.steps)
  await insertMany(db, applicationMessages, rows.messages)
  await insertMany(db, interviews, rows.interviews)
  await insertMany(db, interviewers, rows.interviewers)
  await insertMany(db, scorecards, rows.scorecards)
  await insertMany(db, offers, rows.offers)
  await insertMany(db, applicationNotes, rows.notes)
  await insertMany(db, applicationTasks, rows.tasks)
  const applied = rows.applications.flatMap(({ user_id, vacancy_id, applied_at, is_blind }) =>
    user_id ? [{ user_id, vacancy_id, applied_at, is_hidden: is_blind ?? false }] : [],
  )
  await insertMany(db, appliedVacancies, applied)
  await insertMany(db, events, rows.told.events)
  await insertMany(db, notifications, rows.told.notifications)
}
