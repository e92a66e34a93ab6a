import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'

interface TaskCount extends Record<string, unknown> {
  task: string
  state: string
  tasks: number
  /** How long the first of them has been due; only what waits has an age. */
  oldest_seconds: number
}

/** Background work by name and state. */
export async function countTasks(db: Database): Promise<TaskCount[]> {
  const { rows } = await db.execute<TaskCount>(sql`
    select name as task, state::text as state, count(*)::int as tasks,
      greatest(0, extract(epoch from max(now() - start_after)))::float8 as oldest_seconds
    from pgboss.job where state <> 'completed' group by name, state order by name, state`)
  return rows
}
