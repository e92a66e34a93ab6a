import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type PoolClient } from 'pg'
import type { Database } from '#server/platform/db/open.ts'

export interface HeldTransaction {
  db: Database
  /** Runs something and then undoes everything that it wrote. */
  undoing: <R>(work: () => Promise<R>) => Promise<R>
  close: () => Promise<void>
}

/** One transaction that stays open, so that many cases can start from the same rows. */
export async function holdTransaction(url: string): Promise<HeldTransaction> {
  const pool = new Pool({ connectionString: url, max: 1, options: '-c timezone=UTC' })
  pool.on('connect', askOneByOne)
  const ending = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<Database>()
  const over = drizzle(pool)
    .transaction(async (tx) => {
      opened.resolve(tx)
      await ending.promise
      tx.rollback()
    })
    .catch(opened.reject)
  const db = await opened.promise
  return {
    db,
    undoing: async (work) => {
      await db.execute(sql`savepoint before_the_case`)
      try {
        return await work()
      } finally {
        // Released too, for thousands of savepoints inside each other make every statement slow.
        await db.execute(sql`rollback to savepoint before_the_case; release savepoint before_the_case`)
      }
    },
    close: async () => {
      ending.resolve()
      await over
      await pool.end()
    },
  }
}

/** What asks a pool for two things at once asks this one connection, which takes one question at a time. */
function askOneByOne(client: PoolClient): void {
  const ask = client.query
  let last: Promise<unknown> = Promise.resolve()
  const query = (...args: unknown[]) => {
    const answer = last.then(() => Reflect.apply(ask, client, args))
    last = answer.catch(() => undefined)
    return answer
  }
  Object.assign(client, { query })
}
