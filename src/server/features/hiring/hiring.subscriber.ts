import { subscriber } from '#server/features/events/events.service.ts'
import { stopBulksTask } from './bulk/bulk-stop.tasks.ts'
import { answerOnClosing } from './closing/closing.service.ts'
import { notifyApplicants } from './vacancy-changes/vacancy-changes.service.ts'

export const answersFollowClosing = subscriber(['VACANCY_CLOSE'], answerOnClosing)
export const applicantsFollowVacancies = subscriber(['VACANCY_CHANGES_PUBLISHED'], notifyApplicants)
export const bulksFollowMembers = subscriber(
  ['MEMBER_REMOVED', 'MEMBER_SUSPENDED'],
  async (tx, { company_id, person_id: user_id }) => tx.tasks.enqueue(tx.db, stopBulksTask, { company_id, user_id }),
)
