import { subscriber } from '#server/features/events/events.service.ts'
import { indexCompany, indexVacancyById } from './search-index.service.ts'

export const searchIndexFollowsVacancies = subscriber(['VACANCY_CHANGED'], (tx, { vacancy_id }) =>
  indexVacancyById(tx, vacancy_id),
)

export const searchIndexFollowsCompanies = subscriber(['COMPANY_CHANGED'], (tx, { company_id }) =>
  indexCompany(tx, company_id),
)
