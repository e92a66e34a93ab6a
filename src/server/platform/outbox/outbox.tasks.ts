import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { DeliveryError } from '#server/platform/adapters/mail/delivery-error.ts'
import { describeError } from '#server/platform/http/errors.ts'
import { task } from '#server/platform/tasks/queue.ts'
import { unsealMail, unsealSms } from './outbox.seal.ts'

/** With pauses that double from five seconds to an hour this outlasts a mail server that is down for hours. */
const TRIES = 14

/** What the provider refuses for good is not tried again: it would only be refused thirteen times more. */
async function delivered({ log }: Pick<Deps, 'log'>, sending: Promise<void>): Promise<void> {
  try {
    await sending
  } catch (error) {
    if (!(error instanceof DeliveryError) || !error.final) throw error
    log.warn({ event: 'delivery.refused', error: describeError(error) })
  }
}

const sealed = z.object({ sealed: z.string() })

export const sendMailTask = task({
  name: 'outbox.send-mail',
  data: sealed,
  tries: TRIES,
  concurrency: 4,
  run: (deps, data, { id }) => delivered(deps, deps.mail.send(unsealMail(deps.config.secret_key, data.sealed), id)),
})

export const sendSmsTask = task({
  name: 'outbox.send-sms',
  data: sealed,
  tries: TRIES,
  run: (deps, data, { id }) => delivered(deps, deps.sms.send(unsealSms(deps.config.secret_key, data.sealed), id)),
})
