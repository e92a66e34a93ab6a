import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { askForOpen, processLeft, warnOfEnd } from './payment-deadlines.service.ts'

/** News that never came are asked for; what was kept and not acted upon is acted upon. */
export const paymentsClockTask = task({
  name: 'billing.clock',
  data: z.object({}),
  schedule: '*/15 * * * *',
  run: async (deps) => {
    await processLeft(deps)
    await askForOpen(deps)
  },
})

export const planEndTask = task({
  name: 'billing.plan-end',
  data: z.object({}),
  schedule: '20 7 * * *',
  run: warnOfEnd,
})
