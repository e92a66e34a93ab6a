import type { Client } from 'pg'
import { quantile } from './measure.ts'

/** Who is asked for, by the column that says whose profile it is. */
type Owner = 'cv_id' | 'vacancy_id'

/**
 * The peer of F2 and F3: BM25 over the same terms of the same rows and by the same index, every term of the question, no
 * conditions and nothing explained. A term stands in a text once at most, so that only its rarity and the length count.
 */
const bm25 = (asked: Owner, found: Owner) => `
  with question as (
    select term, ln(1 + (n.profiles - coalesce(t.profiles, 1) + 0.5) / (coalesce(t.profiles, 1) + 0.5)) as idf
    from matching_profiles, unnest(terms) as term
    left join matching_terms t using (term), (select profiles from matching_terms where term = '') n
    where ${asked} = $1
  )
  select found.${found}, sum(idf * 2.2 / (1 + 1.2 * (0.25 + 0.75 * found.length / $2))) as score
  from question, lateral (
    select ${found}, cardinality(terms) as length from matching_profiles
    where ${found} is not null and terms @> array[question.term] offset 0
  ) found
  group by found.${found} order by score desc limit $3`

/** Milliseconds of PostgreSQL for the best so many of each question, as its own plan counts them. */
export async function bm25Times(client: Client, owner: Owner, ids: readonly string[], limit: number) {
  const found = owner === 'cv_id' ? 'vacancy_id' : 'cv_id'
  const { rows } = await client.query<{ length: number }>(
    `select avg(cardinality(terms))::float8 as length from (select terms from matching_profiles where ${found} is not null limit 10000) some`,
  )
  const times: number[] = []
  for (const id of ids) {
    const plan = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `explain (analyze, timing off, format json) ${bm25(owner, found)}`,
      [id, rows[0]?.length ?? 1, limit],
    )
    times.push(plan.rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}
