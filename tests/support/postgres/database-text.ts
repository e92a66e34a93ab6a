import { sql } from 'drizzle-orm'
import type { TestApp } from '../app.ts'

/** Everything in the database as text, the queue's tables too; bytes show as hexadecimal. */
export async function databaseText({ deps }: TestApp, except: string[] = []): Promise<string> {
  const tables = await deps.db.execute<{ schema: string; name: string }>(
    sql`select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  )
  const parts: string[] = []
  for (const { schema, name } of tables.rows) {
    if (except.includes(name)) continue
    const { rows } = await deps.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    )
    parts.push(`${schema}.${name}`, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

/** The columns of a person whose value differs between two looks. */
export function changedColumns(before: object, after: object): string[] {
  const was = new Map(Object.entries(before))
  return Object.entries(after)
    .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(was.get(column)))
    .map(([column]) => column)
}
