import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { workOff } from './bulk-work.service.ts'

export const bulkTask = task({
  name: 'hiring.bulk',
  data: z.object({ bulk_id: z.uuid() }),
  concurrency: 2,
  run: (deps, { bulk_id }) => workOff(deps, bulk_id),
})
