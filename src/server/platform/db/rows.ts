import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'
import type { PgSession, SelectedFieldsOrdered } from 'drizzle-orm/pg-core'

type Field = SelectedFieldsOrdered[number]
type Decode = (value: unknown) => unknown
/** Whether each table of a query with joins always has a row. */
type Joined = Record<string, boolean> | undefined

const AS_IT_IS: unknown[] = [
  Column.prototype.mapFromDriverValue,
  Reflect.get(new SQL([]), 'decoder').mapFromDriverValue,
]

/** How a value becomes what its column says; undefined where it is that already. */
export function decodeOf({ field }: Field): Decode | undefined {
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL.Aliased) ? field.sql : field
  const decoder = is(expression, Column) ? expression : Reflect.get(expression, 'decoder')
  return AS_IT_IS.includes(decoder.mapFromDriverValue) ? undefined : (value) => decoder.mapFromDriverValue(value)
}

interface Placed extends Field {
  at: number
}

/** An object of an outer join that found nothing is null, told by its first column; one of several tables never is. */
function nullTest(group: readonly Placed[], joined: Joined): string {
  const columns = group.flatMap(({ field, at }) =>
    is(field, Column) ? [{ at, table: getTableName(field.table) }] : [],
  )
  const [first] = columns
  const canBeNull = joined && first && !joined[first.table] && columns.every(({ table }) => table === first.table)
  return canBeNull ? `v[${first.at}]===null?null:` : ''
}

const part = (name = '', text: string) => `${JSON.stringify(name)}:${text}`

/** The text of a function that makes an object of a row; its names are those of our own queries. */
function textOf(fields: SelectedFieldsOrdered, joined: Joined, decodes: readonly unknown[]): string {
  const objects = new Map<string, Placed[]>()
  for (const [at, field] of fields.entries()) {
    const [name = ''] = field.path
    const group = objects.get(name) ?? []
    group.push({ ...field, at })
    objects.set(name, group)
  }
  const value = (at: number) => (decodes[at] ? `v[${at}]===null?null:d[${at}](v[${at}])` : `v[${at}]`)
  const parts = [...objects].map(([name, group]) => {
    const [only] = group
    if (only?.path.length === 1) return part(name, value(only.at))
    const inner = group.map(({ path, at }) => part(path[1], value(at)))
    return part(name, `${nullTest(group, joined)}{${inner.join()}}`)
  })
  return `return v=>({${parts.join()}})`
}

/** By their texts: as many as the program has kinds of rows. */
const made = new Map<string, (decodes: readonly unknown[]) => (values: readonly unknown[]) => never>()

function madeOf(text: string) {
  const known = made.get(text)
  if (known) return known
  const make = new Function('d', text)
  const anew = (decodes: readonly unknown[]) => make(decodes)
  made.set(text, anew)
  return anew
}

/**
 * Makes objects of the rows of a query as the query builder would, by a function that is made once for each kind of row
 * instead of walking through the description of its columns for each value.
 */
export function rowReader<Row>(
  fields: SelectedFieldsOrdered,
  joined: Joined,
  decodes: readonly (Decode | undefined)[] = fields.map(decodeOf),
): (values: readonly unknown[]) => Row {
  return madeOf(textOf(fields, joined, decodes))(decodes)
}

/** Lets every query of a session read its rows that way. */
export function readRowsQuickly({ _: { session } }: { _: { session: Pick<PgSession, 'prepareQuery'> } }): void {
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, ...rest) => {
    const built = prepare(query, fields, ...rest)
    if (fields)
      Reflect.set(built, 'customResultMapper', (rows: unknown[][]) =>
        rows.length === 0 ? [] : rows.map(rowReader(fields, Reflect.get(built, 'joinsNotNullableMap'))),
      )
    return built
  }
}
