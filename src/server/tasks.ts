import { notifyPeopleTask } from '#server/features/matching/match-notices/match-notices.tasks.ts'
import { cleanAuthTask } from './features/accounts/auth/auth.tasks.ts'
import { sendResetLinkTask } from './features/accounts/sessions/sessions.tasks.ts'
import { sealAuditTask } from './features/audit/audit.tasks.ts'
import { paymentsClockTask, planEndTask } from './features/billing/payments/payments.tasks.ts'
import { expireInvitationsTask } from './features/companies/team/team.tasks.ts'
import { cleanCvsTask } from './features/cvs/cvs.tasks.ts'
import { cleanEventsTask } from './features/events/events.tasks.ts'
import { deliverTask } from './features/hiring/applying/delivery.tasks.ts'
import { automationsTask } from './features/hiring/automations/automations.tasks.ts'
import { bulkTask } from './features/hiring/bulk/bulk.tasks.ts'
import { stopBulksTask } from './features/hiring/bulk/bulk-stop.tasks.ts'
import { answerClosedTask } from './features/hiring/closing/closing.tasks.ts'
import { hiringClockTask, promisesTask } from './features/hiring/deadlines/deadlines.tasks.ts'
import { notifyOfMoveTask } from './features/hiring/decisions/stage-notice.tasks.ts'
import { retentionTask } from './features/hiring/retention/retention.tasks.ts'
import { sendOutgoingTask } from './features/hiring/sending/outgoing.tasks.ts'
import { notifyOfChangesTask } from './features/hiring/vacancy-changes/vacancy-changes.tasks.ts'
import { deliverWebhooksTask, webhooksClockTask } from './features/integrations/integrations.tasks.ts'
import { notifyDueTask, notifyInstantlyTask, tidySearchesTask } from './features/jobs/alerts/saved-searches.tasks.ts'
import { cleanViewsTask } from './features/jobs/jobs.tasks.ts'
import { consentsTask } from './features/matching/consents/consents.tasks.ts'
import { sendInvitationTask } from './features/matching/inviting/send-invitation.tasks.ts'
import {
  prepareCvTask,
  preparePersonTask,
  prepareVacancyTask,
  refreshProfilesTask,
} from './features/matching/matching.tasks.ts'
import { cleanVerdictsTask, readAheadTask } from './features/matching/read-ahead/read-ahead.tasks.ts'
import { writeSummaryTask } from './features/matching/summaries/summaries.tasks.ts'
import { cleanNotificationsTask, mailUnreadTask } from './features/notifications/notifications.tasks.ts'
import { sendPushTask } from './features/notifications/push/push.tasks.ts'
import { makeCopyTask } from './features/rights/make-copy.tasks.ts'
import { cleanCopiesTask, eraseAccountsTask, unusedAccountsTask } from './features/rights/rights.tasks.ts'
import { refreshSearchTask } from './features/search/search.tasks.ts'
import { vacancyClockTask, vacancyRemindersTask } from './features/vacancies/vacancies.tasks.ts'
import { cleanCodesTask } from './platform/codes/codes.tasks.ts'
import { removeObjectTask, sweepObjectsTask } from './platform/files/files.tasks.ts'
import { cleanLimitsTask } from './platform/limits/limits.tasks.ts'
import { sendMailTask, sendSmsTask } from './platform/outbox/outbox.tasks.ts'
import type { Task } from './platform/tasks/queue.ts'
import { cleanTasksTask } from './platform/tasks/tasks.tasks.ts'
import { bringSampleTask, drawCompanyTask, finishCompanyTask } from './seeds/demo.tasks.ts'

/** Every kind of background work; one line per task. */
export const tasks: readonly Task[] = [
  drawCompanyTask,
  finishCompanyTask,
  bringSampleTask,
  sendMailTask,
  sendSmsTask,
  sendResetLinkTask,
  cleanAuthTask,
  cleanLimitsTask,
  cleanTasksTask,
  cleanNotificationsTask,
  mailUnreadTask,
  sendPushTask,
  cleanEventsTask,
  sealAuditTask,
  cleanCodesTask,
  cleanCvsTask,
  expireInvitationsTask,
  paymentsClockTask,
  planEndTask,
  vacancyClockTask,
  vacancyRemindersTask,
  refreshSearchTask,
  prepareCvTask,
  preparePersonTask,
  prepareVacancyTask,
  notifyPeopleTask,
  sendInvitationTask,
  refreshProfilesTask,
  readAheadTask,
  cleanVerdictsTask,
  writeSummaryTask,
  notifyInstantlyTask,
  notifyDueTask,
  tidySearchesTask,
  cleanViewsTask,
  deliverTask,
  notifyOfMoveTask,
  bulkTask,
  stopBulksTask,
  answerClosedTask,
  notifyOfChangesTask,
  automationsTask,
  sendOutgoingTask,
  hiringClockTask,
  promisesTask,
  retentionTask,
  consentsTask,
  deliverWebhooksTask,
  webhooksClockTask,
  eraseAccountsTask,
  unusedAccountsTask,
  makeCopyTask,
  cleanCopiesTask,
  removeObjectTask,
  sweepObjectsTask,
]
