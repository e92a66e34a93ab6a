import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { DeliveryError } from './delivery-error.ts'
import type { MailSender } from './mail.ts'
import { safeMail } from './safe-mail.ts'

interface SmtpOptions {
  smtp_url: string
  from: string
}

const TIMEOUT_MS = 10_000

/** A few open connections, no log, and a `Message-ID` made of the key, so that a repeated delivery can be recognised. */
export function createSmtpMail({ smtp_url, from }: SmtpOptions): MailSender & { close: () => void } {
  const transport = createTransport({
    pool: true,
    url: smtp_url,
    maxConnections: 4,
    maxRequeues: 1,
    maxRecipients: 1,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.replace(/^.*@|>.*$/g, '')
  return {
    async send(mail, key) {
      const { to, unsubscribe_url, calendar, ...content } = safeMail(mail)
      const message = {
        ...content,
        from,
        to: { name: '', address: to },
        messageId: `<${encodeURIComponent(key.toWellFormed())}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe_url && unsubscribing(unsubscribe_url)) },
        ...(calendar && { icalEvent: { ...calendar, filename: 'entrevista.ics' } }),
        xMailer: false as const,
      }
      await transport.sendMail(message).catch(fail)
    },
    close: () => transport.close({ force: true }),
  }
}

/** Mail programs show a button of their own for these, and send the request themselves. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const smtpFailure = z.object({
  code: z.string().catch('unknown'),
  command: z.string().optional(),
  permanent: z.boolean().optional(),
})

/** Only a recipient refused for good is final: a wrong password or a refused sender is ours to mend while tasks wait. */
function fail(error: unknown): never {
  const { code, command, permanent } = smtpFailure.catch({ code: 'unknown' }).parse(error)
  throw new DeliveryError(`smtp_${code}`, { final: permanent === true && command === 'RCPT TO' })
}
