import { subscriber } from '#server/features/events/events.service.ts'
import { tellInstantlyTask } from './saved-searches.tasks.ts'

export const alertsFollowVacancies = subscriber(['VACANCY_LISTED'], (tx, { vacancy_id }) =>
  tx.tasks.enqueue(tx.db, tellInstantlyTask, { vacancy_id }),
)
