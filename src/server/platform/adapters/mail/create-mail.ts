import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { MailSender } from './mail.ts'
import { createOutboxMail } from './outbox-mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

export function createMail(
  config: Pick<Config, 'mail'>,
  db: Database,
  now: () => Date,
): MailSender & { close: () => void } {
  const { smtp_url, from } = config.mail
  return smtp_url ? createSmtpMail({ smtp_url, from }) : { ...createOutboxMail(db, now), close: () => undefined }
}
