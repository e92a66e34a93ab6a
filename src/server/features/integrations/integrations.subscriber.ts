import { subscriber } from '#server/features/events/events.service.ts'
import { queueApplicationEvent, queueOfferEvent, queueVacancyEvent } from './queue-events.service.ts'

export const webhooksFollowApplications = subscriber(['APPLICATION_MOVED'], queueApplicationEvent)
export const webhooksFollowOffers = subscriber(['OFFER_MOVED'], queueOfferEvent)
export const webhooksFollowVacancies = subscriber(['VACANCY_MOVED'], queueVacancyEvent)
