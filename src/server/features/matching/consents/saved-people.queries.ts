import { and, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { talentConsents as t } from '../tables/consents.tables.ts'
import { isSavedBy } from '../tables/pool.sql.ts'

interface Asked {
  company_id: string
  now: Date
  words: readonly string[]
  after: Position | undefined
  limit: number
}

const basics = (field: string): SQL<string> => sql<string>`coalesce(${cvs.document} -> 'basics' ->> ${field}, '')`
const name = sql<string>`coalesce(nullif(${basics('full_name')}, ''), ${users.full_name})`
const searched = sql`unaccent(concat_ws(' ', ${name}, ${basics('headline')}, ${basics('city')}))`
const says = (word: string): SQL => sql`${searched} ilike unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`

/** The newest first. */
export function listSaved(db: Database, { company_id, now, words, after, limit }: Asked) {
  return db
    .select({
      id: t.user_id,
      created_at: t.given_at,
      until: t.until,
      cv_id: cvs.id,
      full_name: name,
      headline: basics('headline'),
      city: basics('city'),
      country: sql<string | null>`${cvs.document} -> 'basics' ->> 'country'`,
      document: cvs.document,
      hidden_companies: users.hidden_companies,
    })
    .from(t)
    .innerJoin(users, eq(users.id, t.user_id))
    .innerJoin(cvs, eq(cvs.user_id, users.id))
    .where(
      and(
        eq(t.company_id, company_id),
        gt(t.until, now),
        isSavedBy(db, { company_ids: [company_id], now }),
        ...words.map(says),
        after && or(lt(t.given_at, after.created_at), and(eq(t.given_at, after.created_at), lt(t.user_id, after.id))),
      ),
    )
    .orderBy(desc(t.given_at), desc(t.user_id))
    .limit(limit)
}
