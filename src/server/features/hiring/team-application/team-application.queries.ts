import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { applications } from '../tables/applications.tables.ts'
import { outgoingMails } from '../tables/outgoing.tables.ts'

const OTHERS_SHOWN = 10

interface OthersOf {
  id: string
  company_id: string
  user_id: string
  /** Set for who sees only vacancies in whose team they are. */
  only_member_id: string | undefined
}

/** Other applications of the same person in the same company that the reader can see. */
export function listOthers(db: Database, { id, company_id, user_id, only_member_id }: OthersOf) {
  const inTeam = (memberId: string) =>
    db.select({ id: hiringTeams.vacancy_id }).from(hiringTeams).where(eq(hiringTeams.member_id, memberId))
  return db
    .select({
      id: applications.id,
      vacancy_id: applications.vacancy_id,
      title: vacancies.title,
      state: applications.state,
      applied_at: applications.applied_at,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancy_id))
    .where(
      and(
        eq(applications.company_id, company_id),
        eq(applications.user_id, user_id),
        ne(applications.id, id),
        ne(applications.state, 'SENDING'),
        // A blind one must not be told apart by where else its person stands.
        eq(applications.is_blind, false),
        only_member_id ? inArray(applications.vacancy_id, inTeam(only_member_id)) : undefined,
      ),
    )
    .orderBy(desc(applications.applied_at))
    .limit(OTHERS_SHOWN)
}

export async function findPerson(db: Database, userId: string) {
  const { email, email_verified_at, phone, phone_verified_at, job_preferences, timezone } = users
  const [row] = await db
    .select({ email, email_verified_at, phone, phone_verified_at, job_preferences, timezone })
    .from(users)
    .where(eq(users.id, userId))
  return row
}

export async function findWaitingRejection(db: Database, applicationId: string) {
  const [row] = await db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.application_id, applicationId),
        eq(outgoingMails.kind, 'REJECTION'),
        eq(outgoingMails.state, 'QUEUED'),
      ),
    )
  return row
}
