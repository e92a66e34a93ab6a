import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { renewConsents } from './consents.service.ts'

export const consentsTask = task({
  name: 'matching.consents',
  data: z.object({}),
  schedule: '10 8 * * *',
  concurrency: 1,
  run: renewConsents,
})
