import { and, eq, exists, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { savedVacancies } from './search.tables.ts'
import type { Viewer } from './wanted.tables.ts'

/** A promise that is not kept is not repeated. */
const promise = sql`case when ${vacancies.promise_missed_at} is null then '{}' else '{"reply_days":null}' end::jsonb`

/** What a card shows of the document, and what it is judged by; the long texts stay where they are. */
export const cardDocument = sql<
  typeof vacancies.$inferSelect.document
>`(${vacancies.document} - '{description,responsibilities,questions,steps,benefits}'::text[]) || ${promise}`

const cardCompany = {
  id: companies.id,
  name: companies.name,
  logo_id: companies.logo_id,
  verification: companies.verification,
}

function isSaved(db: Database, viewer: Viewer | undefined) {
  if (!viewer) return sql<boolean>`false`
  const saved = db
    .select({ one: sql`1` })
    .from(savedVacancies)
    .where(and(eq(savedVacancies.user_id, viewer.user_id), eq(savedVacancies.vacancy_id, vacancies.id)))
  return sql<boolean>`${exists(saved)}`
}

export const cardColumns = (db: Database, viewer: Viewer | undefined) => ({
  id: vacancies.id,
  title: vacancies.title,
  state: vacancies.state,
  published_at: vacancies.published_at,
  expires_at: vacancies.expires_at,
  document: cardDocument,
  company: cardCompany,
  saved: isSaved(db, viewer),
})
