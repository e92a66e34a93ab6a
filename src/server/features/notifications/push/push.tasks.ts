import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { sendPush } from './send-push.service.ts'

/** Half an hour at most: whoever reads it later finds it in the bell. */
const TRIES = 6

export const sendPushTask = task({
  name: 'notifications.push',
  data: z.object({ notification_id: z.uuid(), subscription_id: z.uuid() }),
  tries: TRIES,
  concurrency: 4,
  run: sendPush,
})
