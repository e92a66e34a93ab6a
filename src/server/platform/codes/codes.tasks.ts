import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { deleteOldCodes } from './codes.queries.ts'

export const cleanCodesTask = task({
  name: 'codes.clean',
  data: z.object({}),
  schedule: '27 * * * *',
  run: ({ db, now }) => deleteOldCodes(db, now()),
})
