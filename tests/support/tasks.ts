import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/context.ts'
import { tasks } from '#server/tasks.ts'

/** Runs what is due, in order, until nothing is left; a task that throws fails the test. */
export function taskRunner(boss: PgBoss, deps: Deps): () => Promise<void> {
  return async () => {
    let ran = true
    while (ran) {
      ran = false
      for (const task of tasks) {
        for (const job of await boss.fetch<{ payload: unknown }>(task.name, { batchSize: 100 })) {
          ran = true
          await task.run(deps, task.data.parse(job.data.payload), { id: job.id })
          await boss.complete(task.name, job.id)
        }
      }
    }
  }
}
