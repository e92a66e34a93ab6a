import { type Client, escapeIdentifier } from 'pg'

export interface TableShape {
  schema: string
  name: string
  columns: { name: string; type: string }[]
}

const nameOf = ({ schema, name }: Pick<TableShape, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

/** Of the queue only the tasks: its own tables are made anew by every start. */
const TABLES = `
  select n.nspname as schema, c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
  group by 1, 2 order by 1, 2`

export async function listTables(client: Client): Promise<TableShape[]> {
  return (await client.query<TableShape>(TABLES)).rows
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** One moment for all tables, however long it takes to read them. */
export async function holdSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

const PAGE = 500
const KEPT: Record<string, string> = { 'pgboss.job': `where state < 'completed'` }

/** Every row as a line of JSON, each value in the database's own words, which come back as exactly the same value. */
export async function* readLines(client: Client, table: TableShape): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${escapeIdentifier(name)}::text`)
  const where = KEPT[`${table.schema}.${table.name}`] ?? ''
  await client.query(
    `declare lines no scroll cursor for select json_build_array(${values})::text as line from ${nameOf(table)} ${where}`,
  )
  for (let isMore = true; isMore; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${PAGE} from lines`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    isMore = rows.length === PAGE
  }
  await client.query('close lines')
}

export async function insertLines(client: Client, table: TableShape, lines: readonly string[]): Promise<void> {
  const names = table.columns.map(({ name }) => escapeIdentifier(name))
  const values = table.columns.map(({ type }, at) => `(r->>${at})::${type}`)
  await client.query(
    `insert into ${nameOf(table)} (${names}) overriding system value select ${values} from json_array_elements($1::json) r`,
    [`[${lines.join(',')}]`],
  )
}

export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select sequencename as name, last_value::text from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last_value }) => [name, last_value]))
}

export async function setSequence(client: Client, name: string, value: string): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [`public.${escapeIdentifier(name)}`, value])
}

const REFERENCES = `
  select conrelid::regclass::text as home, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/** Empties the tables and loads them in any order: references are checked, and triggers live again, once all is there. */
export async function withLooseTables(
  client: Client,
  tables: readonly TableShape[],
  load: () => Promise<void>,
): Promise<void> {
  const references = await client.query<{ home: string; name: string; definition: string }>(REFERENCES)
  const own = tables.filter(({ schema }) => schema === 'public')
  for (const { home, name } of references.rows) await client.query(`alter table ${home} drop constraint ${name}`)
  for (const table of own) await client.query(`alter table ${nameOf(table)} disable trigger user`)
  for (const table of tables) await client.query(`delete from ${nameOf(table)}`)
  await load()
  for (const table of own) await client.query(`alter table ${nameOf(table)} enable trigger user`)
  for (const { home, name, definition } of references.rows)
    await client.query(`alter table ${home} add constraint ${name} ${definition}`)
}
