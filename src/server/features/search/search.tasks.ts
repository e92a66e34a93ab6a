import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { refreshIndex } from './search-index.service.ts'

export const refreshSearchTask = task({
  name: 'jobs.refresh-search',
  data: z.object({}),
  schedule: '20 * * * *',
  concurrency: 1,
  run: (deps) => refreshIndex(deps),
})
