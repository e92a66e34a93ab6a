import { and, asc, eq, gt } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

export async function countListed(db: Database, now: Date): Promise<number> {
  return db.$count(vacancySearch, gt(vacancySearch.expires_at, now))
}

export function listListed(db: Database, now: Date, page: { size: number; number: number }) {
  return db
    .select({ id: vacancySearch.vacancy_id, published_at: vacancySearch.published_at })
    .from(vacancySearch)
    .where(gt(vacancySearch.expires_at, now))
    .orderBy(asc(vacancySearch.published_at), asc(vacancySearch.vacancy_id))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
}

/** Who offers work now, by slug. */
export async function listOffering(db: Database, now: Date, limit: number): Promise<string[]> {
  const found = await db
    .selectDistinct({ slug: companies.slug })
    .from(vacancySearch)
    .innerJoin(companies, eq(companies.id, vacancySearch.company_id))
    .where(and(gt(vacancySearch.expires_at, now), eq(companies.status, 'ACTIVE')))
    .orderBy(asc(companies.slug))
    .limit(limit)
  return found.map(({ slug }) => slug)
}
