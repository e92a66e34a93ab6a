import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { addSeconds } from '#shared/core/time.ts'
import { deleteOldNotifications } from './notices/notifications.queries.ts'
import { mailUnread } from './unread-mails.service.ts'

const NINETY_DAYS = 90 * 24 * 60 * 60

export const cleanNotificationsTask = task({
  name: 'notifications.clean',
  data: z.object({}),
  schedule: '37 3 * * *',
  run: ({ db, now }) => deleteOldNotifications(db, addSeconds(now(), -NINETY_DAYS)),
})

export const mailUnreadTask = task({
  name: 'notifications.unread-mails',
  data: z.object({}),
  schedule: '*/5 * * * *',
  concurrency: 1,
  run: (deps) => mailUnread(deps),
})
