import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { type Task, task } from '#server/platform/tasks/queue.ts'
import { deliverTo, runWebhooksClock } from './delivery.service.ts'

const askFor =
  (deps: Deps) =>
  (webhook_id: string): Promise<void> =>
    deps.tasks.enqueue(deps.db, deliverWebhooksTask, { webhook_id })

const one = z.object({ webhook_id: z.uuid() })

/** Several at once: one that answers slowly holds up nobody but itself. */
export const deliverWebhooksTask: Task<typeof one> = task({
  name: 'webhooks.deliver',
  data: one,
  concurrency: 8,
  run: (deps, { webhook_id }, { id }) => deliverTo(deps, webhook_id, { by: id, again: askFor(deps) }),
})

/** What is tried again, and what a stopped process left behind. */
export const webhooksClockTask = task({
  name: 'webhooks.clock',
  data: z.object({}),
  schedule: '* * * * *',
  run: (deps) => runWebhooksClock(deps, askFor(deps)),
})
