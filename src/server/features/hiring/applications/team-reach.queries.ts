import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import { hiringTeams, vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { assignedTo } from './assigned.queries.ts'

export interface Reached {
  company_id: string
  user_id: string
  member_id: string
  /** False for whoever sees only the vacancies in whose team they are. */
  all_vacancies: boolean
  /** True for whoever sees only what is given to them. */
  only_assigned: boolean
}

const ownTeams = (db: Database, memberId: string) =>
  db.select({ id: hiringTeams.vacancy_id }).from(hiringTeams).where(eq(hiringTeams.member_id, memberId))

/** Of a company: in vacancies that the person sees, never their own, never what can still be taken back. */
export function reachedApplications(db: Database, reached: Reached): SQL | undefined {
  const { company_id, user_id, member_id, all_vacancies, only_assigned } = reached
  return and(
    eq(a.company_id, company_id),
    ne(a.state, 'SENDING'),
    or(isNull(a.user_id), ne(a.user_id, user_id)),
    all_vacancies ? undefined : inArray(a.vacancy_id, ownTeams(db, member_id)),
    only_assigned ? assignedTo(db, member_id) : undefined,
  )
}

export const reachedVacancies = (db: Database, { company_id, member_id, all_vacancies }: Reached): SQL | undefined =>
  and(eq(v.company_id, company_id), all_vacancies ? undefined : inArray(v.id, ownTeams(db, member_id)))
