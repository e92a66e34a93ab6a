import { subscriber } from '#server/features/events/events.service.ts'
import { answerOnClosing } from './decisions/closing.service.ts'

export const answersFollowClosing = subscriber(['VACANCY_CLOSE'], answerOnClosing)
