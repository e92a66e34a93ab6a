import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { deleteOldCounters } from './limits.queries.ts'

export const cleanLimitsTask = task({
  name: 'limits.clean',
  data: z.object({}),
  schedule: '7 * * * *',
  run: ({ db, now }) => deleteOldCounters(db, now()),
})
