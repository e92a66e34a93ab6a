import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { sealPending } from './seal.service.ts'

export const sealAuditTask = task({
  name: 'audit.seal',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  run: sealPending,
})
