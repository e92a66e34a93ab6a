import { fillPlaceholders } from 'drizzle-orm'
import type { Connection, Pool, Submittable } from 'pg'
import { type Database, poolOf } from './open.ts'
import { decodeOf, rowReader } from './rows.ts'

/** A statement with a name, as the query builder prepares it. */
interface Prepared<Row> {
  getQuery: () => { sql: string; params: unknown[] }
  execute: (values: Record<string, unknown>) => Promise<Row[]>
}

interface Statement<Row> {
  name: string
  text: string
  params: unknown[]
  /** What the columns are was said with the first answer. */
  read: ((values: readonly unknown[]) => Row) | undefined
  readerFor: (types: readonly number[]) => (values: readonly unknown[]) => Row
}

function statementOf<Row>(query: Prepared<Row>): Statement<Row> {
  const { name, types } = Reflect.get(query, 'queryConfig')
  const { sql: text, params } = query.getQuery()
  return {
    name,
    text,
    params,
    read: undefined,
    readerFor: (ids) => {
      const fields = Reflect.get(query, 'fields')
      const decodes = ids.map((id, at) => {
        const parse = types.getTypeParser(id, 'text')
        const decode = decodeOf(fields[at])
        return decode ? (value: unknown) => decode(parse(value)) : parse
      })
      return rowReader<Row>(fields, Reflect.get(query, 'joinsNotNullableMap'), decodes)
    },
  }
}

interface Described {
  fields: { dataTypeID: number }[]
}

/** One run of it. PostgreSQL describes the columns once and not with every answer, and rows are read as they come. */
class Run<Row> implements Submittable {
  readonly name: string
  readonly text: string
  readonly rows: Row[] = []
  /** Set by the pool. */
  callback: ((error?: Error | null) => void) | undefined
  readonly #statement: Statement<Row>
  readonly #values: unknown[]
  #failure: Error | undefined

  constructor(statement: Statement<Row>, values: unknown[]) {
    this.name = statement.name
    this.text = statement.text
    this.#statement = statement
    this.#values = values
  }

  submit(connection: Connection): void {
    const { name, text } = this
    connection.stream.cork()
    if (Reflect.get(connection, 'parsedStatements')[name] === undefined)
      connection.parse({ name, text, types: [] }, true)
    connection.bind({ statement: name, values: this.#values.map(inText) }, true)
    if (!this.#statement.read) connection.describe({ type: 'P' }, true)
    connection.execute({}, true)
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: Described): void {
    this.#statement.read = this.#statement.readerFor(fields.map(({ dataTypeID }) => dataTypeID))
  }

  handleDataRow({ fields }: { fields: string[] }): void {
    try {
      if (this.#statement.read) this.rows.push(this.#statement.read(fields))
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback?.(this.#failure)
  }

  handleError(error: Error): void {
    this.callback?.(error)
  }
}

const quoted = (value: unknown): string => `"${String(value).replace(/["\\]/g, '\\$&')}"`

/** As PostgreSQL reads it; a list of texts is one of its arrays. */
function inText(value: unknown): Buffer | string | null {
  if (value === null || Buffer.isBuffer(value)) return value
  return Array.isArray(value) ? `{${value.map(quoted).join()}}` : String(value)
}

async function runOn<Row>(pool: Pool, statement: Statement<Row>, values: Record<string, unknown>): Promise<Row[]> {
  const run = new Run(statement, fillPlaceholders(statement.params, values))
  await pool.query(run)
  return run.rows
}

/** A hot query, built once per database and planned once per connection; inside a transaction it is one like any other. */
export function prepared<Row>(
  build: (db: Database) => Prepared<Row>,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const built = new WeakMap<Database, Statement<Row>>()
  return (db, values) => {
    const pool = poolOf(db)
    if (!pool) return build(db).execute(values)
    const statement = built.get(db) ?? statementOf(build(db))
    built.set(db, statement)
    return runOn(pool, statement, values)
  }
}
