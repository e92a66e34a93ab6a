import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { deliverDue } from './delivery.service.ts'

/** Asked for by whoever applies, a minute later; the clock asks too, should that one be lost. */
export const deliverTask = task({
  name: 'hiring.deliver',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => deliverDue(deps),
})
