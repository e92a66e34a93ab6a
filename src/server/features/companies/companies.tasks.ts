import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { deleteOldDomainCodes } from './domain-codes.queries.ts'

export const cleanDomainCodesTask = task({
  name: 'companies.clean-codes',
  data: z.object({}),
  schedule: '27 * * * *',
  run: ({ db, now }) => deleteOldDomainCodes(db, now()),
})
