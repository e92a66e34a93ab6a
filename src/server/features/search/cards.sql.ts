import { and, eq, exists, type Placeholder, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { SentMatch } from '#shared/jobs/jobs.ts'
import { appliedVacancies, savedVacancies } from './search.tables.ts'

const short = sql`${vacancies.document} - '{description,responsibilities,requirements,questions,steps,benefits}'::text[]`

/** What a card shows of the document: what is long stays where it is, and a promise that is not kept is not repeated. */
export const cardDocument = sql<
  typeof vacancies.$inferSelect.document
>`case when ${vacancies.promise_missed_at} is null then ${short} else (${short}) || '{"reply_days":null}' end`

/** Who looks; a statement that is planned once for everybody has a place for them. */
interface Looking {
  user_id: string | Placeholder
}

const cardCompany = {
  id: companies.id,
  name: companies.name,
  logo_id: companies.logo_id,
  verification: companies.verification,
}

function isSaved(db: Database, viewer: Looking | undefined) {
  if (!viewer) return sql<boolean>`false`
  const saved = db
    .select({ one: sql`1` })
    .from(savedVacancies)
    .where(and(eq(savedVacancies.user_id, viewer.user_id), eq(savedVacancies.vacancy_id, vacancies.id)))
  return sql<boolean>`${exists(saved)}`
}

function appliedAt(db: Database, viewer: Looking | undefined) {
  const { applied_at, user_id, vacancy_id } = appliedVacancies
  if (!viewer) return sql<Date | null>`null::timestamptz`
  const mine = and(eq(user_id, viewer.user_id), eq(vacancy_id, vacancies.id))
  const found = db.select({ applied_at }).from(appliedVacancies).where(mine)
  return sql<Date | null>`${found}`.mapWith(applied_at)
}

function sentMatch(db: Database, viewer: Looking | undefined) {
  const { match, user_id, vacancy_id } = appliedVacancies
  if (!viewer) return sql<SentMatch | null>`null::jsonb`
  const mine = and(eq(user_id, viewer.user_id), eq(vacancy_id, vacancies.id))
  return sql<SentMatch | null>`${db.select({ match }).from(appliedVacancies).where(mine)}`
}

export const cardColumns = (db: Database, viewer: Looking | undefined) => ({
  id: vacancies.id,
  title: vacancies.title,
  state: vacancies.state,
  published_at: vacancies.published_at,
  expires_at: vacancies.expires_at,
  document: cardDocument,
  company: cardCompany,
  saved: isSaved(db, viewer),
  applied_at: appliedAt(db, viewer),
  sent_match: sentMatch(db, viewer),
})
