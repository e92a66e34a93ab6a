import type { PgBoss } from 'pg-boss'
import type { Deps } from '#server/context.ts'
import { describeError } from '#server/platform/http/errors.ts'
import type { Task } from './queue.ts'

// A new task wakes its worker, which goes on without a pause while the last count showed more waiting; else it looks every two seconds.
const PACE = {
  batchSize: 1,
  burstWhenReadyExceeds: 1,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  includeMetadata: true,
} as const

const RUNS = { name: 'skillo_task_run_seconds', help: 'Background work that this process did' }

/** Works off every task; a task that throws goes back to the queue, with growing pauses. */
export async function startWorker(boss: PgBoss, tasks: readonly Task[], deps: Deps): Promise<void> {
  for (const task of tasks) {
    await boss.work<{ payload: unknown }>(
      task.name,
      { ...PACE, localConcurrency: task.concurrency ?? 2 },
      async ([job]) => {
        if (!job) return
        const began = performance.now()
        const done = (outcome: string) =>
          deps.metrics?.observe(RUNS, { task: task.name, outcome }, (performance.now() - began) / 1000)
        try {
          await task.run(deps, task.data.parse(job.data?.payload ?? {}), { id: job.id })
          done('done')
        } catch (error) {
          done('failed')
          // Called off with the process: it is tried again by whoever starts next.
          if (deps.ending?.aborted) throw new Error('task was called off')
          deps.log.error({
            event: 'task.failed',
            task: task.name,
            task_id: job.id,
            tries: job.retryCount + 1,
            error: describeError(error),
          })
          throw new Error('task failed')
        }
      },
    )
    if (task.schedule) await boss.schedule(task.name, task.schedule, { payload: {} }, { tz: 'UTC' })
  }
}
