import { subscriber } from '#server/features/events/events.service.ts'
import { publishWaiting } from './plan-places.service.ts'

export const waitingVacanciesFollowPayments = subscriber(['PLACE_BOUGHT'], publishWaiting)
