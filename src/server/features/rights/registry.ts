import { accountsData } from '#server/features/accounts/accounts-data.ts'
import { auditData } from '#server/features/audit/audit-data.ts'
import { billingData } from '#server/features/billing/billing-data.ts'
import { companiesData } from '#server/features/companies/companies-data.ts'
import { cvsData } from '#server/features/cvs/cvs-data.ts'
import { eventsData } from '#server/features/events/events-data.ts'
import { hiringData } from '#server/features/hiring/hiring-data.ts'
import { integrationsData } from '#server/features/integrations/integrations-data.ts'
import { jobsData } from '#server/features/jobs/jobs-data.ts'
import { matchingData } from '#server/features/matching/matching-data.ts'
import { notificationsData } from '#server/features/notifications/notifications-data.ts'
import { searchData } from '#server/features/search/search-data.ts'
import { vacanciesData } from '#server/features/vacancies/vacancies-data.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { platformData } from '#server/platform/platform-data.ts'
import { rightsData } from './rights-data.ts'

/** What each part of the product holds of people; every column of the database stands here, or the tests fail. */
export const registry: readonly PersonalData[] = [
  platformData,
  eventsData,
  accountsData,
  companiesData,
  cvsData,
  billingData,
  vacanciesData,
  searchData,
  matchingData,
  jobsData,
  hiringData,
  integrationsData,
  auditData,
  notificationsData,
  rightsData,
]
