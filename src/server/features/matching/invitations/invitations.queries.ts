import { and, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { appliedVacancies } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchInvitations } from '../matching.tables.ts'

const i = matchInvitations

/** The vacancies that a person was invited to. */
export async function listInvited(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: i.vacancy_id })
    .from(i)
    .where(and(eq(i.user_id, userId), isNotNull(i.invited_at)))
  return new Set(rows.map(({ id }) => id))
}

export async function isInvited(db: Database, vacancyId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: i.vacancy_id })
    .from(i)
    .where(and(eq(i.vacancy_id, vacancyId), eq(i.user_id, userId), isNotNull(i.invited_at)))
  return row !== undefined
}

/** Who of these was invited to a vacancy, and when. */
export async function findInvited(
  db: Database,
  vacancyId: string,
  cvIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ cv_id: i.cv_id, invited_at: i.invited_at })
    .from(i)
    .where(and(eq(i.vacancy_id, vacancyId), inArray(i.cv_id, [...cvIds]), isNotNull(i.invited_at)))
  return new Map(rows.flatMap(({ cv_id, invited_at }) => (invited_at ? [[cv_id, invited_at] as const] : [])))
}

export async function hasApplied(db: Database, vacancyId: string, userId: string): Promise<boolean> {
  const { vacancy_id, user_id } = appliedVacancies
  const rows = await db
    .select({ vacancy_id })
    .from(appliedVacancies)
    .where(and(eq(vacancy_id, vacancyId), eq(user_id, userId)))
  return rows.length > 0
}

/** How many people a company has invited since a moment. */
export async function countInvited(db: Database, company_id: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(i)
    .innerJoin(vacancies, eq(vacancies.id, i.vacancy_id))
    .where(and(eq(vacancies.company_id, company_id), gt(i.invited_at, since)))
  return row?.count ?? 0
}

/** True when the person was not invited before; who was only told that they fit can still be invited. */
export async function insertInvitation(db: Database, row: typeof i.$inferInsert): Promise<boolean> {
  const { invited_at, invited_by } = row
  const written = await db
    .insert(i)
    .values(row)
    .onConflictDoUpdate({
      target: [i.vacancy_id, i.user_id],
      set: { invited_at, invited_by },
      setWhere: sql`${i.invited_at} is null`,
    })
    .returning({ id: i.cv_id })
  return written.length > 0
}
