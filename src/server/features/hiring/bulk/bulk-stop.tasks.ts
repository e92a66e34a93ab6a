import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { stopBulksOf } from './bulk-stop.service.ts'

/** In the background: a removal holds its company, and a running work may be waiting for that. */
export const stopBulksTask = task({
  name: 'hiring.bulk-stop',
  data: z.object({ company_id: z.uuid(), user_id: z.uuid() }),
  concurrency: 1,
  run: (deps, gone) => stopBulksOf(deps, gone),
})
