import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { tellUntold } from './notify-of-changes.service.ts'

/** Asked for by whoever publishes changes; the clock asks too, should that one be lost. */
export const tellChangesTask = task({
  name: 'hiring.tell-changes',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => tellUntold(deps),
})
