import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { matchingTerms } from '../matching.tables.ts'

/** As many profiles say enough of how rare a word is. */
const SAMPLE = 20_000

/** Up to as many as are ever counted. */
export async function countProfiles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from matching_profiles limit ${SAMPLE}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** Every term of the newest profiles, and in how many of them it stands; what stands in one alone is as rare as what nobody wrote. */
export async function recountTerms(db: Database): Promise<void> {
  await db.execute(sql`
    with newest as (select terms from matching_profiles order by prepared_at desc limit ${SAMPLE}),
    counted as (
      select term, count(*)::int as profiles from newest, unnest(terms) as term group by term having count(*) > 1
      union all select '', count(*)::int from newest
    ),
    gone as (delete from matching_terms where term not in (select term from counted))
    insert into matching_terms (term, profiles) select term, profiles from counted
    on conflict (term) do update set profiles = excluded.profiles where matching_terms.profiles <> excluded.profiles
  `)
}

export const loadTerms = (db: Database) => db.select().from(matchingTerms)
