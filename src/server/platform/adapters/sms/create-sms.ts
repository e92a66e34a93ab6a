import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createOutboxSms } from './outbox-sms.ts'
import type { SmsSender } from './sms.ts'
import { createTwilioSms } from './twilio-sms.ts'

export function createSms(config: Pick<Config, 'sms'>, db: Database, now: () => Date): SmsSender {
  return config.sms.twilio ? createTwilioSms(config.sms.twilio) : createOutboxSms(db, now)
}
