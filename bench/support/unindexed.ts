import type { Client } from 'pg'

/** The columns that a copy of a row can be written with. */
export async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Indexes are built once at the end, and who belongs to whom is copied with them: row by row would take most of the time. */
export async function withoutIndexes(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: links } = await client.query<Constraint>(
    `${CONSTRAINTS} where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`,
    [tables],
  )
  const { rows: keys } = await client.query<Constraint>(
    `${CONSTRAINTS} where contype in ('p', 'u') and conrelid = any($1::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes where schemaname = 'public' and tablename = any($1) and indexname <> all($2)`,
    [tables, keys.map(({ name }) => name)],
  )
  for (const { of, name } of [...links, ...keys]) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return async () => {
    for (const { of, name, made } of keys) await client.query(`alter table ${of} add constraint ${name} ${made}`)
    for (const { made } of indexes) await client.query(made)
    for (const { of, name, made } of links)
      await client.query(`alter table ${of} add constraint ${name} ${made.replace(/ NOT VALID$/, '')} not valid`)
  }
}

interface Constraint {
  of: string
  name: string
  made: string
}
const CONSTRAINTS = `select conrelid::regclass as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint`
