import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { notifyPeopleTask } from './match-notices/match-notices.tasks.ts'
import { prepareCv, preparePerson, prepareVacancy, refreshProfiles } from './profiles/profiles.service.ts'
import { readAheadOfCv, readAheadOfVacancy } from './read-ahead/read-ahead.service.ts'

export const prepareCvTask = task({
  name: 'matching.prepare-cv',
  data: z.object({ cv_id: z.uuid() }),
  concurrency: 1,
  run: async (deps, { cv_id }) => {
    await prepareCv(deps, cv_id)
    await readAheadOfCv(deps, cv_id)
  },
})

export const preparePersonTask = task({
  name: 'matching.prepare-person',
  data: z.object({ user_id: z.uuid() }),
  concurrency: 1,
  run: (deps, { user_id }) => preparePerson(deps, user_id),
})

/** Its people are looked for after each change, and not when only the rules have changed. */
export const prepareVacancyTask = task({
  name: 'matching.prepare-vacancy',
  data: z.object({ vacancy_id: z.uuid() }),
  concurrency: 1,
  run: async (deps, { vacancy_id }) => {
    await prepareVacancy(deps, vacancy_id)
    const waits = await readAheadOfVacancy(deps, vacancy_id)
    if (!waits) await deps.tasks.enqueue(deps.db, notifyPeopleTask, { vacancy_id })
  },
})

export const refreshProfilesTask = task({
  name: 'matching.refresh',
  data: z.object({}),
  schedule: '*/10 * * * *',
  concurrency: 1,
  run: (deps) => refreshProfiles(deps),
})
