import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { addDays } from '#shared/core/time.ts'
import { deleteViewsBefore } from './public-job/public-job.queries.ts'

export const cleanViewsTask = task({
  name: 'jobs.clean-views',
  data: z.object({}),
  schedule: '40 3 * * *',
  run: (deps) => deleteViewsBefore(deps.db, addDays(deps.now(), -2)),
})
