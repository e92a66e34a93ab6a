import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import { type PaymentNews, type PaymentProvider, UnprovedNews } from './payments.ts'

const PURPOSE = 'local-payments'
const TOLERANCE_SECONDS = 300

/** The page on which a tester decides what happens. */
export const LOCAL_CHECKOUT_PATH = '/api/dev/checkout'
export const LOCAL_SIGNATURE = 'x-payment-signature'

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

/** Offline: a page of our own stands for the provider, and its news are signed and read as a real one's are. */
export function createLocalPayments(config: Pick<Config, 'secret_key' | 'public_url'>): PaymentProvider {
  return {
    name: 'local',
    begin: async ({ reference }) => ({ url: `${config.public_url}${LOCAL_CHECKOUT_PATH}/${reference}` }),
    read: (body, headers, now) => {
      requireSignature(config.secret_key, body, String(headers[LOCAL_SIGNATURE] ?? ''), now)
      return news.parse(JSON.parse(body))
    },
    ask: async () => null,
  }
}

/** What the page posts, as a real provider would: the news and the proof. */
export function signedNews(secret: string, told: PaymentNews, now: Date): { body: string; signature: string } {
  const body = JSON.stringify(told)
  const at = Math.floor(now.getTime() / 1000)
  return { body, signature: `t=${at},v1=${sign(secret, PURPOSE, `${at}.${body}`).toString('hex')}` }
}

function requireSignature(secret: string, body: string, header: string, now: Date): void {
  const [, at = '', proof = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  const age = Math.abs(now.getTime() / 1000 - Number(at))
  if (proof === '' || age > TOLERANCE_SECONDS) throw new UnprovedNews('too old or not signed')
  if (!isSignedBy(secret, PURPOSE, `${at}.${body}`, Buffer.from(proof, 'hex')))
    throw new UnprovedNews('the signature does not fit')
}
