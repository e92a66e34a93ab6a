import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { unsealMail, unsealSms } from './outbox.seal.ts'

/** With pauses that double from five seconds to an hour this outlasts a mail server that is down for hours. */
const TRIES = 14

const sealed = z.object({ sealed: z.string() })

export const sendMailTask = task({
  name: 'outbox.send-mail',
  data: sealed,
  tries: TRIES,
  concurrency: 4,
  run: (deps, data, { id }) => deps.mail.send(unsealMail(deps.config.secret_key, data.sealed), id),
})

export const sendSmsTask = task({
  name: 'outbox.send-sms',
  data: sealed,
  tries: TRIES,
  run: (deps, data, { id }) => deps.sms.send(unsealSms(deps.config.secret_key, data.sealed), id),
})
