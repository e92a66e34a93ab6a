import { subscriber } from '#server/features/events/events.service.ts'
import { tellApplication, tellOffer, tellVacancy } from './telling.service.ts'

export const webhooksFollowApplications = subscriber(['APPLICATION_MOVED'], tellApplication)
export const webhooksFollowOffers = subscriber(['OFFER_MOVED'], tellOffer)
export const webhooksFollowVacancies = subscriber(['VACANCY_MOVED'], tellVacancy)
