import { and, desc, eq, exists, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type CompanyRow, companies } from '#server/features/companies/companies.tables.ts'
import { vacancySearch as s } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'

const companyOfSlug = prepared((db) => {
  const published = db
    .select({ one: sql`1` })
    .from(vacancies)
    .where(and(eq(vacancies.company_id, companies.id), isNotNull(vacancies.published_at)))
  return db
    .select()
    .from(companies)
    .where(and(eq(companies.slug, sql.placeholder('slug')), eq(companies.status, 'ACTIVE'), exists(published)))
    .prepare('company_of_slug')
})

/** A company that is active and has offered something once: before, there is nothing that strangers should read. */
export async function findShownCompany(db: Database, slug: string): Promise<CompanyRow | undefined> {
  const [company] = await companyOfSlug(db, { slug })
  return company
}

/** What everybody may find now; the state and the company are asked again, whatever the index says. */
function isShown(now: Date, company_id: string | undefined): SQL | undefined {
  return and(
    company_id === undefined ? undefined : eq(s.company_id, company_id),
    gt(s.expires_at, now),
    eq(vacancies.state, 'PUBLISHED'),
    eq(companies.status, 'ACTIVE'),
  )
}

interface Wanted {
  company_id?: string | undefined
  now: Date
  after: Position | undefined
  limit: number
}

/** The newest first; `created_at` is the day of publication, by which the list goes. */
export function listShown(db: Database, { company_id, now, after, limit }: Wanted) {
  const { published_at, vacancy_id } = s
  const older =
    after && sql`(${published_at}, ${vacancy_id}) < (${after.created_at.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({
      id: vacancies.id,
      created_at: published_at,
      expires_at: s.expires_at,
      document: vacancies.document,
      company: companies.name,
      countries: companies.countries,
    })
    .from(s)
    .innerJoin(vacancies, eq(vacancies.id, vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(and(isShown(now, company_id), older))
    .orderBy(desc(published_at), desc(vacancy_id))
    .limit(limit)
}

export async function countShown(db: Database, company_id: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(s)
    .innerJoin(vacancies, eq(vacancies.id, s.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(isShown(now, company_id))
  return row?.total ?? 0
}

const MOST_PLACES = 200

/** Where a company offers work now, the place with most vacancies first. */
export async function listPlaces(db: Database, company_id: string, now: Date) {
  const city = sql<string | null>`place ->> 'city'`
  const region = sql<string | null>`place ->> 'region'`
  return db
    .select({ city, region })
    .from(s)
    .innerJoin(vacancies, eq(vacancies.id, s.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .innerJoin(sql`jsonb_array_elements(${vacancies.document} -> 'locations') as place`, sql`true`)
    .where(isShown(now, company_id))
    .groupBy(city, region)
    .orderBy(sql`count(*) desc`, city, region)
    .limit(MOST_PLACES)
}
