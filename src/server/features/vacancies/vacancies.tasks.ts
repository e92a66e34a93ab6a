import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { pauseBeyondPlan } from './deadlines/plan-places.service.ts'
import { pauseExpired, publishDue, remindOfEnd } from './deadlines/vacancy-deadlines.service.ts'

export const vacancyClockTask = task({
  name: 'vacancies.clock',
  data: z.object({}),
  schedule: '*/5 * * * *',
  concurrency: 1,
  run: async (deps) => {
    await publishDue(deps)
    await pauseExpired(deps)
  },
})

export const vacancyRemindersTask = task({
  name: 'vacancies.reminders',
  data: z.object({}),
  schedule: '10 8 * * *',
  concurrency: 1,
  run: async (deps) => {
    await remindOfEnd(deps)
    await pauseBeyondPlan(deps)
  },
})
