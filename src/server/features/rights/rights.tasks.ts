import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { forgetOldCopies } from './copies.service.ts'
import { endUnusedAccounts, eraseDueAccounts } from './deletion.service.ts'

export const eraseAccountsTask = task({
  name: 'rights.erase-accounts',
  data: z.object({}),
  schedule: '*/15 * * * *',
  concurrency: 1,
  run: eraseDueAccounts,
})

export const unusedAccountsTask = task({
  name: 'rights.unused-accounts',
  data: z.object({}),
  schedule: '23 5 * * *',
  concurrency: 1,
  run: endUnusedAccounts,
})

export const cleanCopiesTask = task({
  name: 'rights.clean-copies',
  data: z.object({}),
  schedule: '52 * * * *',
  concurrency: 1,
  run: forgetOldCopies,
})
