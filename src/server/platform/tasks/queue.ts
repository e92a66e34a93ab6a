import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import type { Database } from '#server/platform/db/open.ts'

/** Background work with a name, a shape and one function. Declared by features in `<feature>.tasks.ts`. */
export interface Task<S extends z.ZodType = z.ZodType> {
  name: string
  data: S
  run: (deps: Deps, data: z.output<S>, run: { id: string }) => Promise<void>
  /** Cron expression in UTC for tasks that run by the clock. */
  schedule?: string
  /** How many run at once in one process. */
  concurrency?: number
  /** How often it is tried when it fails; eight times if nothing is said. */
  tries?: number
}

export function task<S extends z.ZodType>(definition: Task<S>): Task<S> {
  return definition
}

/** What whoever asks for it knows of a task: declared apart from its `run` where that stands on a higher floor. */
type TaskCall<S extends z.ZodType> = Pick<Task<S>, 'name' | 'data'>

interface EnqueueOptions {
  start_after?: Date
}

export interface TaskQueue {
  /** Joins the caller's transaction: the task exists exactly if the change does. */
  enqueue: <S extends z.ZodType>(
    db: Database,
    task: TaskCall<S>,
    data: z.input<S>,
    options?: EnqueueOptions,
  ) => Promise<void>
}

const TRIES = 8
const TWO_WEEKS = 14 * 24 * 3600

/** A failing task is tried again, from seconds to an hour apart, and in the end stays visible as failed for two weeks. */
const QUEUE_OPTIONS = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  heartbeatSeconds: 15,
  // Counts for failed and done alike; what is done leaves earlier, by `tasks.clean`.
  deleteAfterSeconds: TWO_WEEKS,
  notify: true,
}

export function createTaskQueue(boss: PgBoss): TaskQueue {
  return {
    async enqueue(db, task, data, options = {}) {
      await boss.send(
        task.name,
        { payload: task.data.parse(data) },
        { db: fromDrizzle(db, sql), ...(options.start_after && { startAfter: options.start_after }) },
      )
    },
  }
}

/** Opens the queue for sending; a worker also works it off. */
export async function openBoss(
  url: string,
  options: { worker: boolean; onError: (error: Error) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'skillo-tasks',
    max: options.worker ? 5 : 2,
    migrate: false,
    supervise: options.worker,
    // A task whose worker died is noticed after its heartbeat stops and picked up within the minute.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: options.worker,
    useListenNotify: options.worker,
  })
  boss.on('error', options.onError)
  await boss.start()
  return boss
}

/** Creates the queue's own tables and one queue per task; called while migrating, so running processes never change the schema. */
export async function installTaskTables(url: string, tasks: readonly Task[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false, max: 2 })
  boss.on('error', () => undefined)
  await boss.start()
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, tries = TRIES } of tasks) {
    const options = { ...QUEUE_OPTIONS, retryLimit: tries - 1 }
    const queue = found.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...queue, ...options }, { ...queue })) await boss.updateQueue(name, options)
  }
  await boss.stop({ graceful: false })
}
