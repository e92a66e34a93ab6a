import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { remindOfReviews } from '../reviews/review-deadlines.service.ts'
import { forgetWarnings, keepPromisesHonest, pauseNeglected } from './attention.service.ts'
import * as clock from './deadlines.service.ts'
import { remindOfHolds } from './holds.service.ts'

export const hiringClockTask = task({
  name: 'hiring.clock',
  data: z.object({}),
  schedule: '*/5 * * * *',
  concurrency: 1,
  run: async (deps) => {
    await clock.finishInterviews(deps)
    await clock.expireOffers(deps)
    await clock.remindOfInterviews(deps)
    await clock.sendOwnReminders(deps)
    await clock.sendExternalReminders(deps)
    await remindOfHolds(deps)
    await keepPromisesHonest(deps)
    await forgetWarnings(deps)
  },
})

/** In the morning, so that whoever is reminded can still answer the same day. */
export const promisesTask = task({
  name: 'hiring.promises',
  data: z.object({}),
  schedule: '20 7 * * *',
  concurrency: 1,
  run: async (deps) => {
    await clock.remindOfPromises(deps)
    await clock.notifyOfMissed(deps)
    await pauseNeglected(deps)
    await remindOfReviews(deps)
  },
})
