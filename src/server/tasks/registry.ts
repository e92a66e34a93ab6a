import { cleanAuthTask, sendResetLinkTask } from '../features/auth/auth.tasks.ts'
import { removeObjectTask, sweepObjectsTask } from '../features/files/files.tasks.ts'
import { cleanLimitsTask } from '../features/limits/limits.tasks.ts'
import { cleanNotificationsTask } from '../features/notifications/notifications.tasks.ts'
import { sendMailTask, sendSmsTask } from '../features/outbox/outbox.tasks.ts'
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
  removeObjectTask,
  sweepObjectsTask,
]
