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
