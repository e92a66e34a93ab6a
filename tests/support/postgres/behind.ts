import type { PoolClient } from 'pg'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'

interface Held {
  /** What another session takes, and keeps if it writes. */
  hold: (holder: PoolClient) => Promise<unknown>
  /** How many must wait for it before it ends. */
  waiting?: number
  /** What it does while they wait. */
  meanwhile?: (holder: PoolClient) => Promise<unknown>
}

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Runs something that has to wait for another session, so that who comes first is no matter of chance. */
export async function behind<R>(
  { database: { pool } }: TestApp,
  { hold, waiting = 1, meanwhile }: Held,
  act: () => Promise<R>,
): Promise<R> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await hold(holder)
    const acting = act()
    acting.catch(() => undefined)
    await expect.poll(async () => (await pool.query(WAITING)).rowCount, { timeout: 20_000 }).toBe(waiting)
    await meanwhile?.(holder)
    await holder.query('commit')
    return await acting
  } finally {
    // Not given back: whatever it holds after a failure goes with it.
    holder.release(true)
  }
}
