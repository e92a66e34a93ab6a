import { and, eq, inArray } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

/** Which of these companies have a vacancy that people can read now. */
export async function listPublishing(db: Database, companyIds: readonly string[]): Promise<Set<string>> {
  if (companyIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: vacancies.company_id })
    .from(vacancies)
    .where(and(inArray(vacancies.company_id, [...companyIds]), eq(vacancies.state, 'PUBLISHED')))
  return new Set(rows.map(({ id }) => id))
}
