import { and, count, eq, inArray } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchOverrides } from '../tables/matching.tables.ts'

const o = matchOverrides

export function findOverrides(db: Database, vacancyId: string, cvIds: readonly string[]) {
  const { cv_id, requirement_id, verdict, reason, overridden_at } = o
  return db
    .select({ cv_id, requirement_id, verdict, reason, overridden_at, by: users.full_name })
    .from(o)
    .leftJoin(users, eq(users.id, o.member_id))
    .where(and(eq(o.vacancy_id, vacancyId), inArray(o.cv_id, [...cvIds])))
}

export async function upsertOverride(db: Database, row: typeof o.$inferInsert): Promise<void> {
  await db
    .insert(o)
    .values(row)
    .onConflictDoUpdate({ target: [o.vacancy_id, o.cv_id, o.requirement_id], set: row })
}

type Line = Pick<typeof o.$inferInsert, 'vacancy_id' | 'cv_id' | 'requirement_id'>

export async function deleteOverride(db: Database, { vacancy_id, cv_id, requirement_id }: Line): Promise<void> {
  await db.delete(o).where(and(eq(o.vacancy_id, vacancy_id), eq(o.cv_id, cv_id), eq(o.requirement_id, requirement_id)))
}

/** How many verdicts people corrected, by vacancy: of one company, or of all. */
export function countOverrides(db: Database, companyId?: string) {
  return db
    .select({ vacancy_id: o.vacancy_id, corrected: count() })
    .from(o)
    .innerJoin(vacancies, eq(vacancies.id, o.vacancy_id))
    .where(companyId === undefined ? undefined : eq(vacancies.company_id, companyId))
    .groupBy(o.vacancy_id)
}
