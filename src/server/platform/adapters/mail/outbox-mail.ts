import type { Database } from '#server/platform/db/open.ts'
import { insertOutbox } from '#server/platform/outbox/outbox.queries.ts'
import type { MailSender } from './mail.ts'
import { safeMail } from './safe-mail.ts'

/** Offline: the mail becomes a row that the development outbox shows. */
export function createOutboxMail(db: Database, now: () => Date): MailSender {
  return {
    async send(mail, key) {
      const { to, subject, text, html } = safeMail(mail)
      await insertOutbox(db, { key, channel: 'MAIL', recipient: to, subject, text, html, created_at: now() })
    },
  }
}
