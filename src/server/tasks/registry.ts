import { cleanAuthTask, sendResetLinkTask } from '../features/auth/auth.tasks.ts'
import { cleanDomainCodesTask } from '../features/companies/companies.tasks.ts'
import { cleanCvsTask } from '../features/cvs/cvs.tasks.ts'
import { removeObjectTask, sweepObjectsTask } from '../features/files/files.tasks.ts'
import { cleanViewsTask, refreshSearchTask } from '../features/jobs/jobs.tasks.ts'
import { cleanLimitsTask } from '../features/limits/limits.tasks.ts'
import { cleanNotificationsTask } from '../features/notifications/notifications.tasks.ts'
import { sendMailTask, sendSmsTask } from '../features/outbox/outbox.tasks.ts'
import { tellDueTask, tellInstantlyTask, tidySearchesTask } from '../features/saved-searches/saved-searches.tasks.ts'
import { expireInvitationsTask } from '../features/team/team.tasks.ts'
import { vacancyClockTask, vacancyRemindersTask } from '../features/vacancies/vacancies.tasks.ts'
import { cleanPhoneCodesTask } from '../features/verification/verification.tasks.ts'
import type { Task } from './queue.ts'

/** Every kind of background work; one line per task. */
export const tasks: readonly Task[] = [
  sendMailTask,
  sendSmsTask,
  sendResetLinkTask,
  cleanAuthTask,
  cleanLimitsTask,
  cleanNotificationsTask,
  cleanPhoneCodesTask,
  cleanCvsTask,
  cleanDomainCodesTask,
  expireInvitationsTask,
  vacancyClockTask,
  vacancyRemindersTask,
  refreshSearchTask,
  tellInstantlyTask,
  tellDueTask,
  tidySearchesTask,
  cleanViewsTask,
  removeObjectTask,
  sweepObjectsTask,
]
