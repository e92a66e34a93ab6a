import { subscriber } from '#server/features/events/events.service.ts'
import { answerOnClosing } from './closing/closing.service.ts'
import { tellApplicants } from './vacancy-changes/vacancy-changes.service.ts'

export const answersFollowClosing = subscriber(['VACANCY_CLOSE'], answerOnClosing)
export const applicantsFollowVacancies = subscriber(['VACANCY_CHANGES_PUBLISHED'], tellApplicants)
