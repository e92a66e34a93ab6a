import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/context.ts'
import { tasks } from '#server/tasks.ts'

/** Which tasks have work, as seen at once: to ask every queue for its own takes longer than most of the work. */
async function namesOfDue({ db }: Deps): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select distinct name from pgboss.job where state < 'active'`)
  return new Set(rows.map(({ name }) => name))
}

/** Runs what is due, in order, until nothing is left; a task that throws fails the test. */
export function taskRunner(boss: PgBoss, deps: Deps): () => Promise<void> {
  return async () => {
    let ran = true
    while (ran) {
      ran = false
      const due = await namesOfDue(deps)
      for (const task of tasks) {
        if (!due.has(task.name)) continue
        for (const job of await boss.fetch<{ payload: unknown }>(task.name, { batchSize: 100 })) {
          ran = true
          await task.run(deps, task.data.parse(job.data.payload), { id: job.id })
          await boss.complete(task.name, job.id)
        }
      }
    }
  }
}
