import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { sendDue } from './send-outgoing.service.ts'

export const sendOutgoingTask = task({
  name: 'hiring.outgoing',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => sendDue(deps),
})
