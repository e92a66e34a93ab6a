import type { Subscriber } from './context.ts'
import {
  answersFollowClosing,
  applicantsFollowVacancies,
  bulksFollowMembers,
} from './features/hiring/hiring.subscriber.ts'
import {
  webhooksFollowApplications,
  webhooksFollowOffers,
  webhooksFollowVacancies,
} from './features/integrations/integrations.subscriber.ts'
import { alertsFollowVacancies } from './features/jobs/alerts/alerts.subscriber.ts'
import {
  profilesFollowCvs,
  profilesFollowPeople,
  profilesFollowVacancies,
} from './features/matching/matching.subscriber.ts'
import {
  bellFollowsEverything,
  bellFollowsImports,
  mailsFollowWishes,
} from './features/notifications/notifications.subscriber.ts'
import { searchIndexFollowsCompanies, searchIndexFollowsVacancies } from './features/search/search.subscriber.ts'
import { hiringTeamsFollowMembers } from './features/vacancies/hiring-team/hiring-team.subscriber.ts'
import { vacanciesFollowArchiving, waitingVacanciesFollowPayments } from './features/vacancies/vacancies.subscriber.ts'

/** Who follows what happens, in this order, each in the transaction of what happened. */
export const subscribers: readonly Subscriber[] = [
  hiringTeamsFollowMembers,
  vacanciesFollowArchiving,
  waitingVacanciesFollowPayments,
  searchIndexFollowsVacancies,
  searchIndexFollowsCompanies,
  profilesFollowVacancies,
  profilesFollowCvs,
  profilesFollowPeople,
  alertsFollowVacancies,
  answersFollowClosing,
  applicantsFollowVacancies,
  bulksFollowMembers,
  webhooksFollowApplications,
  webhooksFollowOffers,
  webhooksFollowVacancies,
  bellFollowsEverything,
  bellFollowsImports,
  mailsFollowWishes,
]
