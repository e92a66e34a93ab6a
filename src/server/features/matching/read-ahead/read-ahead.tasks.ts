import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { notifyPeopleTask } from '../match-notices/match-notices.tasks.ts'
import { cleanVerdicts, readAhead } from './read-ahead.service.ts'

/** The next minute is the next try. */
export const readAheadTask = task({
  name: 'matching.read-ahead',
  data: z.object({}),
  schedule: '* * * * *',
  concurrency: 1,
  tries: 1,
  run: (deps) => readAhead(deps, (tx, vacancy_id) => tx.tasks.enqueue(tx.db, notifyPeopleTask, { vacancy_id })),
})

export const cleanVerdictsTask = task({
  name: 'matching.clean-verdicts',
  data: z.object({}),
  schedule: '27 3 * * *',
  run: (deps) => cleanVerdicts(deps),
})
