import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { addDays } from '#shared/core/time.ts'
import { notifyDue, notifyInstantly } from './alerts.service.ts'
import { deleteToldBefore } from './saved-searches.queries.ts'
import { refreshSearches } from './saved-searches.service.ts'

export const notifyInstantlyTask = task({
  name: 'saved-searches.instant',
  data: z.object({ vacancy_id: z.uuid() }),
  run: (deps, { vacancy_id }) => notifyInstantly(deps, vacancy_id),
})

export const notifyDueTask = task({
  name: 'saved-searches.digests',
  data: z.object({}),
  schedule: '2 * * * *',
  concurrency: 1,
  run: (deps) => notifyDue(deps),
})

const TOLD_DAYS = 400

export const tidySearchesTask = task({
  name: 'saved-searches.tidy',
  data: z.object({}),
  schedule: '50 3 * * *',
  concurrency: 1,
  run: async (deps) => {
    await refreshSearches(deps)
    await deleteToldBefore(deps.db, addDays(deps.now(), -TOLD_DAYS))
  },
})
