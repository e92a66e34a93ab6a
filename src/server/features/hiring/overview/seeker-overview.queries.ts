import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { isOpenForSeeker, seekerStateOf } from '../my-applications/seeker-state.sql.ts'
import { answeredAt } from '../tables/answered.sql.ts'
import { applications as a, applicationDrafts, applicationPrivates } from '../tables/applications.tables.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { lastWritten } from '../tables/last-message.sql.ts'
import { offers } from '../tables/offers.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'

const counted = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`

/** All own applications by what their person reads of them. */
export function countByState(db: Database, userId: string, now: Date) {
  const isAnswered = sql`${answeredAt} is not null`
  return db
    .select({
      state: seekerStateOf(now),
      total: sql<number>`count(*)::int`,
      open: counted(isOpenForSeeker),
      seen: counted(sql`${isOpenForSeeker} and (${a.viewed_at} is not null or ${isAnswered})`),
      answered: counted(isAnswered),
    })
    .from(a)
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .where(eq(a.user_id, userId))
    .groupBy(sql`1`)
}

const OPEN_LOOKED_AT = 200

/** Open applications in which something is to be done, to come or promised, each with all of it. */
export function listOpenWork(db: Database, userId: string, now: Date) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const ofOne = (state: string) => sql`${interviews.application_id} = ${a.id} and ${interviews.state} = ${state}`
  const proposed_at = sql<Date | null>`(select min(${interviews.updated_at}) from ${interviews} where ${ofOne('PROPOSED')})`
  const interview_at = sql<Date | null>`(select min(${interviews.starts_at}) from ${interviews} where ${ofOne('SCHEDULED')} and ${interviews.starts_at} > ${moment})`
  return db
    .select({
      id: a.id,
      title: vacancies.title,
      company_name: companies.name,
      state: a.state,
      unread: a.unread_by_seeker,
      written_at: lastWritten('TEAM').mapWith(a.applied_at),
      promised_reply_at: a.promised_reply_at,
      first_reply_at: a.first_reply_at,
      applied_at: a.applied_at,
      reminder_at: applicationPrivates.reminder_at,
      offer_sent_at: offers.sent_at,
      offer_expires_at: offers.expires_at,
      offer_expires_on: offers.expires_on,
      proposed_at: proposed_at.mapWith(a.applied_at),
      interview_at: interview_at.mapWith(a.applied_at),
    })
    .from(a)
    .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
    .innerJoin(companies, eq(companies.id, a.company_id))
    .leftJoin(applicationPrivates, eq(applicationPrivates.application_id, a.id))
    .leftJoin(offers, and(eq(offers.application_id, a.id), eq(offers.state, 'SENT')))
    .where(and(eq(a.user_id, userId), isOpenForSeeker))
    .orderBy(desc(a.applied_at))
    .limit(OPEN_LOOKED_AT)
}

/** The application that was begun last and can still be sent. */
export async function findDraft(db: Database, userId: string) {
  const [row] = await db
    .select({ vacancy_id: vacancies.id, title: vacancies.title })
    .from(applicationDrafts)
    .innerJoin(vacancies, and(eq(vacancies.id, applicationDrafts.vacancy_id), eq(vacancies.state, 'PUBLISHED')))
    .where(eq(applicationDrafts.user_id, userId))
    .orderBy(desc(applicationDrafts.updated_at))
    .limit(1)
  return row
}
