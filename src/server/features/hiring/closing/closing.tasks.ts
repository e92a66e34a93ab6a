import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { answerClosed } from './answer-closed.service.ts'

/** Asked for by whoever closes a vacancy; the clock asks too, should that one be lost. */
export const answerClosedTask = task({
  name: 'hiring.answer-closed',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: (deps) => answerClosed(deps),
})
