import { sql } from 'drizzle-orm'
import type { TestApp } from '#tests/support/app.ts'

/** How often each business table was written to in this transaction; what was undone counts too. */
export type TableWrites = ReadonlyMap<string, number>
/** What each table holds, as one value. */
export type TableSums = Readonly<Record<string, string | null>>

/** Counters may move on a refused call. */
export async function writesOf({ deps }: TestApp): Promise<TableWrites> {
  const { rows } = await deps.db.execute<{ name: string; writes: number }>(
    sql`select relname as name, (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid))::int as writes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'rate_limits'`,
  )
  return new Map(rows.map(({ name, writes }) => [name, writes]))
}

export async function sumsOf({ deps }: TestApp, names: readonly string[]): Promise<TableSums> {
  if (names.length === 0) return {}
  const sums = names.map(
    (name) =>
      sql`select ${sql.raw(`'${name}'`)} as name, md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.identifier(name)} t`,
  )
  const { rows } = await deps.db.execute<{ name: string; sum: string | null }>(sql.join(sums, sql` union all `))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
