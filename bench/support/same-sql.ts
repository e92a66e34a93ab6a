import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { z } from 'zod'
import { findSession } from '#server/features/accounts/sessions/sessions.queries.ts'
import { listNewest } from '#server/features/notifications/notices/notifications.queries.ts'

export const sameSql = z.object({ session: z.string(), notifications: z.string() })

/** What our own queries say to the database, letter by letter, so that the yardstick cannot ask for less. */
export async function readSameSql(url: string): Promise<z.infer<typeof sameSql>> {
  const said: string[] = []
  const pool = new Pool({ connectionString: url, max: 1 })
  const db = drizzle(pool, { logger: { logQuery: (text) => said.push(text) } })
  await findSession(db, Buffer.alloc(32))
  await listNewest(db, '00000000-0000-4000-8000-000000000000')
  await pool.end()
  const [session, notifications] = said
  return sameSql.parse({ session, notifications })
}
