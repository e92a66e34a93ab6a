import { subscriber } from '#server/features/events/events.service.ts'
import { closeWithCompany } from './deadlines/archived-company.service.ts'
import { publishWaiting } from './deadlines/plan-places.service.ts'

export const vacanciesFollowArchiving = subscriber(['COMPANY_ARCHIVED'], closeWithCompany)
export const waitingVacanciesFollowPayments = subscriber(['PLACE_BOUGHT'], publishWaiting)
