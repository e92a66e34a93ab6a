import { and, desc, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { isInTeam } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiddenVacancies, savedVacancies, vacancySearch } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { addDays } from '#shared/core/time.ts'
import { vacancyViews } from '../tables/jobs.tables.ts'

/** A closed vacancy can be read for so long. */
export const READABLE_DAYS = 90

/** The same rule as `requireJob`, for lists. */
export function isReadable(now: Date): SQL | undefined {
  const { state, closed_at } = vacancies
  const closed = and(eq(state, 'CLOSED'), gt(closed_at, addDays(now, -READABLE_DAYS)))
  return and(eq(companies.status, 'ACTIVE'), or(inArray(state, ['PUBLISHED', 'PAUSED']), closed))
}

const [VACANCY, USER] = [sql.placeholder('vacancy_id'), sql.placeholder('user_id')]

const jobOfUser = prepared((db) =>
  db
    .select({
      vacancy: vacancies,
      company: companies,
      saved: sql<boolean>`exists (select 1 from ${savedVacancies} where ${savedVacancies.vacancy_id} = ${VACANCY} and ${savedVacancies.user_id} = ${USER})`,
    })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(eq(vacancies.id, VACANCY))
    .prepare('job_of_user'),
)

export async function findJobRow(db: Database, vacancyId: string, userId: string | undefined) {
  const [row] = await jobOfUser(db, { vacancy_id: vacancyId, user_id: userId ?? null })
  return row
}

interface Kind {
  vacancy_id: string
  role_id: string | null
  role_family: string
  places: string[]
}

/** The same role before the same family, near before far, new before old. */
export async function listSimilarIds(
  db: Database,
  { vacancy_id, role_id, role_family, places }: Kind,
  page: { now: Date; user_id: string | undefined; limit: number },
): Promise<string[]> {
  const s = vacancySearch
  const sameRole = role_id ? eq(s.role_id, role_id) : undefined
  // PostgreSQL orders by no constant, so a vacancy without a known role leaves this out.
  const sameRoleFirst = sameRole ? [sql`${sameRole} desc nulls last`] : []
  const hidden = db
    .select({ id: hiddenVacancies.vacancy_id })
    .from(hiddenVacancies)
    .where(eq(hiddenVacancies.user_id, page.user_id ?? vacancy_id))
  const rows = await db
    .select({ id: s.vacancy_id })
    .from(s)
    .where(
      and(
        or(sameRole, eq(s.role_family, role_family)),
        gt(s.expires_at, page.now),
        ne(s.vacancy_id, vacancy_id),
        page.user_id ? not(inArray(s.vacancy_id, hidden)) : undefined,
      ),
    )
    .orderBy(
      ...sameRoleFirst,
      sql`(${s.places} && ${sql.param(places)}::text[]) desc`,
      desc(s.published_at),
      desc(s.vacancy_id),
    )
    .limit(page.limit)
  return rows.map(({ id }) => id)
}

/** The newest of a company first. */
export async function listOfCompany(
  db: Database,
  { company_id, vacancy_id }: { company_id: string; vacancy_id: string },
  page: { now: Date; limit: number },
): Promise<string[]> {
  const s = vacancySearch
  const rows = await db
    .select({ id: s.vacancy_id })
    .from(s)
    .where(and(eq(s.company_id, company_id), gt(s.expires_at, page.now), ne(s.vacancy_id, vacancy_id)))
    .orderBy(desc(s.published_at), desc(s.vacancy_id))
    .limit(page.limit)
  return rows.map(({ id }) => id)
}

/** True for the first look of this viewer today. */
export async function insertView(
  db: Database,
  row: { vacancy_id: string; viewer: Buffer; created_at: Date },
): Promise<boolean> {
  const added = await db
    .insert(vacancyViews)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: vacancyViews.vacancy_id })
  return added.length > 0
}

export async function addView(db: Database, vacancyId: string): Promise<void> {
  await db
    .update(vacancies)
    .set({ views: sql`${vacancies.views} + 1` })
    .where(eq(vacancies.id, vacancyId))
}

export async function worksThere(db: Database, companyId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.company_id, companyId), isInTeam(userId)))
  return rows.length > 0
}

export async function deleteViewsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(vacancyViews).where(sql`${vacancyViews.created_at} < ${before}`)
}
