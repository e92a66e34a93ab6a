import { subscriber } from '#server/features/events/events.service.ts'
import { notifyInstantlyTask } from './saved-searches.tasks.ts'

export const alertsFollowVacancies = subscriber(['VACANCY_LISTED'], (tx, { vacancy_id }) =>
  tx.tasks.enqueue(tx.db, notifyInstantlyTask, { vacancy_id }),
)
