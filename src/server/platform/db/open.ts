import { sql } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { isWorthRetrying } from './conflicts.ts'
import { readRowsQuickly } from './rows.ts'

/** The pool or a transaction on it: queries take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>

export interface OpenDatabase {
  db: Database
  pool: Pool
  close: () => Promise<void>
}

// A hanging statement or a forgotten transaction must end before the request's own deadline of ten seconds.
const SESSION_SETTINGS =
  '-c statement_timeout=8000 -c transaction_timeout=9000 -c idle_in_transaction_session_timeout=5000 -c timezone=UTC -c jit=off'

/** Longer than that, somebody else waits for its rows. */
const SLOW_TRANSACTION_MS = 500

export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  size = 20,
  onSlowTransaction: (ms: number) => void = () => undefined,
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: size,
    options: SESSION_SETTINGS,
    application_name: 'skillo',
    connectionTimeoutMillis: 5000,
  })
  pool.on('error', onIdleError)
  // A connection that breaks while it is in use tells so by its query; its event alone, unheard, would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = withSafeTransactions(pool, onSlowTransaction)
  pools.set(db, pool)
  return { db, pool, close: () => pool.end() }
}

const pools = new WeakMap<Database, Pool>()

/** Undefined for a transaction, which has one connection of its own. */
export const poolOf = (db: Database): Pool | undefined => pools.get(db)

const unhurried = new WeakSet<Database>()

/** For a transaction that no request waits for: it may take as long as the machine needs, and nobody is told. */
export async function takeTime(tx: Database): Promise<void> {
  unhurried.add(tx)
  await tx.execute(
    sql`select set_config(name, '0', true) from unnest(array['transaction_timeout', 'idle_in_transaction_session_timeout']) as name`,
  )
}

/** Drizzle's own keeps a connection for ever when it breaks before the transaction has begun. */
function withSafeTransactions(pool: Pool, onSlow: (ms: number) => void): Database {
  const db = drizzle(pool)
  readRowsQuickly(db)
  db.transaction = (work, config) =>
    retried(async () => {
      const client = await pool.connect()
      const own = drizzle(client)
      readRowsQuickly(own)
      const begun = performance.now()
      let isHurried = true
      try {
        return await own.transaction(async (tx) => {
          const result = await work(tx)
          isHurried = !unhurried.has(tx)
          return result
        }, config)
      } finally {
        client.release()
        const ms = performance.now() - begun
        if (isHurried && ms > SLOW_TRANSACTION_MS) onSlow(Math.round(ms))
      }
    })
  return db
}

/** The first time and two more: a deadlock is found after a second, and a request has ten. */
const TRIES = 3

/**
 * A whole transaction that the database dropped because of another one is run again from its beginning. So nothing in it
 * may leave the process: mails, files and calls to others are tasks, or come before or after it.
 */
async function retried<R>(transaction: () => Promise<R>): Promise<R> {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await transaction()
    } catch (error) {
      if (left === 0 || !isWorthRetrying(error)) throw error
    }
}
