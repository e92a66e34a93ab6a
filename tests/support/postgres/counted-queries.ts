import type { PoolClient } from 'pg'
import type { TestApp } from '../app.ts'

/** How many statements the pool is given while `work` runs. */
export async function countQueries({ database }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { pool } = database
  const original = pool.query
  let count = 0
  const counted = (...args: unknown[]) => {
    count += 1
    return Reflect.apply(original, pool, args)
  }
  Object.assign(pool, { query: counted })
  try {
    await work()
  } finally {
    Object.assign(pool, { query: original })
  }
  return count
}

/** The same for work that opens a transaction: how many statements its connections are given. */
export async function countStatements({ database }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const { pool } = database
  const counted = new Map<PoolClient, PoolClient['query']>()
  let count = 0
  const watch = (client: PoolClient) => {
    if (counted.has(client)) return
    const original = client.query
    counted.set(client, original)
    const query = (...args: unknown[]) => {
      count += 1
      return Reflect.apply(original, client, args)
    }
    Object.assign(client, { query })
  }
  pool.on('acquire', watch)
  try {
    await work()
  } finally {
    pool.off('acquire', watch)
    for (const [client, query] of counted) Object.assign(client, { query })
  }
  return count
}
