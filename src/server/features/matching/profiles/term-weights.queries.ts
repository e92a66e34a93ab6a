import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { matchingTerms } from '../tables/matching.tables.ts'

/** As many profiles say enough of how rare a word is. */
export const SAMPLE = 20_000

/** All of them: as the database estimates them, and exactly while they are few. */
export async function countProfiles(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select case when reltuples > ${SAMPLE} then reltuples::int
      else (select count(*)::int from (select 1 from matching_profiles limit ${SAMPLE}) as counted) end as count
    from pg_class where oid = 'matching_profiles'::regclass
  `)
  return rows[0]?.count ?? 0
}

/**
 * Every term of a sample of the profiles, and in how many of them it stands; what stands in one alone is as rare as what
 * nobody wrote. Whole pages are drawn, so that it takes no longer with a million profiles.
 */
export async function recountTerms(db: Database, profiles: number): Promise<void> {
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, profiles))
  await db.execute(sql`
    with drawn as (select terms from matching_profiles tablesample system (${percent})),
    counted as (
      select term, count(*)::int as profiles from drawn, unnest(terms) as term group by term having count(*) > 1
      union all select '', count(*)::int from drawn
    ),
    gone as (delete from matching_terms where term not in (select term from counted))
    insert into matching_terms (term, profiles) select term, profiles from counted
    on conflict (term) do update set profiles = excluded.profiles where matching_terms.profiles <> excluded.profiles
  `)
}

/** In two values: tens of thousands of rows take longer to read than to count. */
export async function loadTerms(db: Database): Promise<Map<string, number>> {
  const { term, profiles } = matchingTerms
  const [all] = await db
    .select({ terms: sql<string[] | null>`json_agg(${term})`, counts: sql<number[] | null>`json_agg(${profiles})` })
    .from(matchingTerms)
  return new Map(all?.terms?.map((one, at) => [one, all.counts?.[at] ?? 0]))
}

/** Which writing of the count stands there: all terms are counted together. */
export async function termsVersion(db: Database): Promise<string> {
  const [row] = await db
    .select({ version: sql<string>`concat(count(*), '.', max(xmin::text::bigint))` })
    .from(matchingTerms)
  return row?.version ?? ''
}
