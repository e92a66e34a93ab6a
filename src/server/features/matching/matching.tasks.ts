import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { prepareCv, preparePerson, prepareVacancy, refreshProfiles } from './profiles/profiles.service.ts'

export const prepareCvTask = task({
  name: 'matching.prepare-cv',
  data: z.object({ cv_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { cv_id }) => prepareCv(deps, cv_id),
})

export const preparePersonTask = task({
  name: 'matching.prepare-person',
  data: z.object({ user_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { user_id }) => preparePerson(deps, user_id),
})

export const prepareVacancyTask = task({
  name: 'matching.prepare-vacancy',
  data: z.object({ vacancy_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { vacancy_id }) => prepareVacancy(deps, vacancy_id),
})

export const refreshProfilesTask = task({
  name: 'matching.refresh',
  data: z.object({}),
  schedule: '*/10 * * * *',
  concurrency: 1,
  run: (deps) => refreshProfiles(deps),
})
