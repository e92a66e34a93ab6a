import type { Database } from '#server/platform/db/open.ts'
import { insertOutbox } from '#server/platform/outbox/outbox.queries.ts'
import { safeSms } from './safe-sms.ts'
import type { SmsSender } from './sms.ts'

/** Offline: the SMS becomes a row that the development outbox shows. */
export function createOutboxSms(db: Database, now: () => Date): SmsSender {
  return {
    async send(sms, key) {
      const { to, text } = safeSms(sms)
      await insertOutbox(db, { key, channel: 'SMS', recipient: to, subject: '', text, created_at: now() })
    },
  }
}
