import { z } from 'zod'
import type { Mail } from '#server/platform/adapters/mail/mail.ts'
import type { Sms } from '#server/platform/adapters/sms/sms.ts'
import { seal, unseal } from '#server/platform/secrets.ts'

const PURPOSE = 'outbox'
const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe_url: z.string().optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
})
const sms = z.object({ to: z.string(), text: z.string() })

/** Messages carry live links and codes, so they wait in the queue encrypted. */
export function sealMessage(secret: string, message: Mail | Sms): string {
  return seal(secret, PURPOSE, JSON.stringify(message))
}

export function unsealMail(secret: string, sealed: string): Mail {
  return mail.parse(JSON.parse(unseal(secret, PURPOSE, sealed)))
}

export function unsealSms(secret: string, sealed: string): Sms {
  return sms.parse(JSON.parse(unseal(secret, PURPOSE, sealed)))
}
