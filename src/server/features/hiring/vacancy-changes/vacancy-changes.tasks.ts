import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { notifyOfPendingChanges } from './notify-of-changes.service.ts'

/** Asked for by whoever publishes changes; the clock asks too, should that one be lost. */
export const notifyOfChangesTask = task({
  name: 'hiring.tell-changes',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => notifyOfPendingChanges(deps),
})
