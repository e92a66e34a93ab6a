import { z } from 'zod'
import { addDays } from '#shared/core/time.ts'
import { task } from '../../tasks/queue.ts'
import { refreshIndex } from './index.service.ts'
import { deleteViewsBefore } from './public-job.queries.ts'

export const refreshSearchTask = task({
  name: 'jobs.refresh-search',
  data: z.object({}),
  schedule: '20 * * * *',
  concurrency: 1,
  run: (deps) => refreshIndex(deps),
})

export const cleanViewsTask = task({
  name: 'jobs.clean-views',
  data: z.object({}),
  schedule: '40 3 * * *',
  run: (deps) => deleteViewsBefore(deps.db, addDays(deps.now(), -2)),
})
