import { z } from 'zod'
import { task } from '../../tasks/queue.ts'
import { unsealMail, unsealSms } from './outbox.seal.ts'

const sealed = z.object({ sealed: z.string() })

export const sendMailTask = task({
  name: 'outbox.send-mail',
  data: sealed,
  concurrency: 4,
  run: (deps, data, { id }) => deps.mail.send(unsealMail(deps.config.secret_key, data.sealed), id),
})

export const sendSmsTask = task({
  name: 'outbox.send-sms',
  data: sealed,
  run: (deps, data, { id }) => deps.sms.send(unsealSms(deps.config.secret_key, data.sealed), id),
})
