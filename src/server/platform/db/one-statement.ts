import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { type Database, poolOf } from './open.ts'

interface Asked {
  text: string
  values: readonly unknown[]
  in_arrays: boolean
  resolve: (result: { rows: unknown[] }) => void
  reject: (reason: unknown) => void
}

/**
 * A database for reading in which everything that is asked for at the same time is one statement: each query becomes one
 * column of JSON. Features keep their own queries, and a screen that needs ten of them waits for one answer. What is asked
 * after an answer is another statement. Not for bytes, which JSON does not carry, and inside a transaction it changes nothing.
 */
export function inOneStatement(db: Database): Database {
  const pool = poolOf(db)
  return pool ? drizzle(new Proxy(pool, { get: collecting(pool) })) : db
}

function collecting(pool: Pool): (target: Pool, key: string | symbol) => unknown {
  const waiting: Asked[] = []
  const flush = () => void answer(pool, waiting.splice(0))
  const query = ({ text, rowMode }: { text: string; rowMode?: string }, values: readonly unknown[] = []) =>
    new Promise((resolve, reject) => {
      if (!/^\s*\(*\s*(?:select|with)\b/i.test(text)) throw new Error('only what is read can be asked for together')
      if (waiting.length === 0) setImmediate(flush)
      waiting.push({ text, values, in_arrays: rowMode === 'array', resolve, reject })
    })
  return (target, key) => (key === 'query' ? query : Reflect.get(target, key))
}

async function answer(pool: Pool, asked: readonly Asked[]): Promise<void> {
  try {
    const { text, values } = together(asked)
    const { rows } = await pool.query<unknown[][]>({ text, values, rowMode: 'array' })
    asked.forEach(({ resolve }, at) => {
      const found = rows[0]?.[at]
      resolve({ rows: Array.isArray(found) ? found : [] })
    })
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

/** Each value keeps its place: what two queries both call `$1` gets two numbers. */
function together(asked: readonly Asked[]): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const columns = asked.map((one) => {
    const before = values.length
    values.push(...one.values)
    const text = one.text.replace(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`)
    return `(select coalesce(json_agg(${one.in_arrays ? IN_ORDER : 'row_to_json(t)'}), '[]') from (${text}) t)`
  })
  return { text: `select ${columns.join(', ')}`, values }
}

/** The values of a row in the order of its columns, of which two may have the same name. */
const IN_ORDER = '(select json_agg(value) from json_each(row_to_json(t)))'
