import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { deleteOldPhoneCodes } from './verification.queries.ts'

export const cleanPhoneCodesTask = task({
  name: 'verification.clean-codes',
  data: z.object({}),
  schedule: '27 * * * *',
  run: ({ db, now }) => deleteOldPhoneCodes(db, now()),
})
