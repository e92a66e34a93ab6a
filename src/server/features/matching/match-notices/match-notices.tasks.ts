import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { tellPeople } from './match-notices.service.ts'

export const tellPeopleTask = task({
  name: 'matching.tell-people',
  data: z.object({ vacancy_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { vacancy_id }) => tellPeople(deps, vacancy_id),
})
