import { z } from 'zod'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import { type PaymentEvent, type Posted, UnprovedEvent } from './payments.ts'

const PURPOSE = 'payment-news'
/** Older or newer than this nothing is believed, whoever signed it. */
export const TOLERANCE_SECONDS = 300

export const EVENT_SIGNATURE = 'x-payment-signature'

const news = z.object({
  event_id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  outcome: z.enum([
    'PENDING',
    'REJECTED',
    'CANCELLED',
    'EXPIRED',
    'APPROVED',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'CHARGEBACK',
  ]),
  amount: z.int(),
  currency: z.string().length(3),
  detail: z.string().max(100).nullable(),
})

/** What one of our own programs posts, as a real provider would: the news and the proof. */
export function signedEvent(secret: string, told: PaymentEvent, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(told)
  const at = Math.floor(now.getTime() / 1000)
  return { body, signature: `t=${at},v1=${sign(secret, PURPOSE, `${at}.${body}`).toString('hex')}` }
}

export function readSignedEvent(secret: string, { body, headers }: Posted, now: Date): PaymentEvent {
  const header = String(headers[EVENT_SIGNATURE] ?? '')
  const [, at = '', proof = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  requireFresh(Number(at), now)
  if (proof === '' || !isSignedBy(secret, PURPOSE, `${at}.${body}`, Buffer.from(proof, 'hex')))
    throw new UnprovedEvent('the signature does not fit')
  return news.parse(JSON.parse(body))
}

/** Neither from long ago nor from the future. */
export function requireFresh(at_seconds: number, now: Date): void {
  const age = Math.abs(now.getTime() / 1000 - at_seconds)
  if (!(age <= TOLERANCE_SECONDS)) throw new UnprovedEvent('too old, or not of this time')
}
