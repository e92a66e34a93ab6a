import { subscriber } from '#server/features/events/events.service.ts'
import { prepareCvTask, preparePersonTask, prepareVacancyTask } from './matching.tasks.ts'

export const profilesFollowCvs = subscriber(['CV_CHANGED'], (tx, { cv_id }) =>
  tx.tasks.enqueue(tx.db, prepareCvTask, { cv_id }),
)

export const profilesFollowPeople = subscriber(['PERSON_CHANGED'], (tx, { user_id }) =>
  tx.tasks.enqueue(tx.db, preparePersonTask, { user_id }),
)

export const profilesFollowVacancies = subscriber(['VACANCY_CHANGED'], (tx, { vacancy_id }) =>
  tx.tasks.enqueue(tx.db, prepareVacancyTask, { vacancy_id }),
)
