import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { makeCopy } from './make-copy.service.ts'

/** A process that dies leaves the work to another one; what fails by itself is said to the person, who asks again. */
export const makeCopyTask = task({
  name: 'rights.make-copy',
  data: z.object({ user_id: z.uuid(), number: z.uuid() }),
  concurrency: 1,
  tries: 4,
  run: makeCopy,
})
