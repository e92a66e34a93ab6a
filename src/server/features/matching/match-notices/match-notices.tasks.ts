import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { notifyPeople } from './match-notices.service.ts'

export const notifyPeopleTask = task({
  name: 'matching.tell-people',
  data: z.object({ vacancy_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { vacancy_id }) => notifyPeople(deps, vacancy_id),
})
