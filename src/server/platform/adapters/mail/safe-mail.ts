import { z } from 'zod'
import { DeliveryError } from './delivery-error.ts'
import type { Mail } from './mail.ts'

const oneAddress = z.email().max(254)

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g
const LINE_BREAK = /[\r\n\t\u2028\u2029]/g

/** Whatever a name or title holds, a mail has one recipient and a subject of one line; both adapters pass through here. */
export function safeMail({ to, subject, text, html, unsubscribe_url, calendar }: Mail): Mail {
  if (!oneAddress.safeParse(to).success) throw new DeliveryError('not_one_address', { final: true })
  const words = { subject: clean(subject.replace(LINE_BREAK, ' ')), text: clean(text), html: clean(html) }
  return { to, ...words, unsubscribe_url: unsubscribe_url && new URL(unsubscribe_url).href, calendar }
}

function clean(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').trim()
}
