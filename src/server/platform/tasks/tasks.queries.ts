import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'

/** By the queue's own clock, which set the moment at which each was done. */
export async function deleteDoneTasks(db: Database): Promise<void> {
  await db.execute(
    sql`delete from pgboss.job where state = 'completed' and completed_on < pgboss.job_now() - interval '1 hour'`,
  )
}
