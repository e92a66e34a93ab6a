import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/core/errors.ts'
import { minorUnits } from '#shared/core/money.ts'
import { eventOfPayment, toldPayment } from './mercadopago-events.ts'
import { type Charge, type PaymentEvent, type PaymentProvider, type Posted, UnprovedEvent } from './payments.ts'
import { requireFresh } from './signed-event.ts'

type MercadoPagoConfig = NonNullable<Config['payments']['mercadopago']>
const load = () => import('mercadopago')
type Sdk = Awaited<ReturnType<typeof load>>

const TIMEOUT_MS = 8000

const notice = z.object({
  type: z.string(),
  data: z.object({ id: z.union([z.string(), z.number()]).transform(String) }),
})
const found = z.object({ results: z.array(toldPayment) })

/** Checkout Pro. An account takes the money of one country; its messages only say which payment to look at. */
export function createMercadoPagoPayments(config: MercadoPagoConfig): PaymentProvider {
  const connect = async () => {
    const sdk = await load()
    const options = { timeout: TIMEOUT_MS, maxRetries: 1 }
    return { sdk, account: new sdk.MercadoPagoConfig({ accessToken: config.access_token, options }) }
  }
  return {
    name: 'mercadopago',
    takes: (currency) => currency === config.currency,
    begin: async (charge) => {
      const { sdk, account } = await connect()
      const made = await new sdk.Preference(account)
        .create({
          body: preferenceOf(charge, config.notification_url),
          requestOptions: { idempotencyKey: charge.reference },
        })
        .catch(fail)
      if (!made.init_point) throw new AppError('provider_down')
      return { url: made.init_point, ...(made.id && { provider_ref: made.id }) }
    },
    read: async (posted, now) => {
      const { sdk, account } = await connect()
      prove(sdk, config.webhook_secrets, posted, now)
      const told = notice.safeParse(JSON.parse(posted.body)).data
      if (told?.type !== 'payment') return null
      const payment = await new sdk.Payment(account).get({ id: told.data.id }).catch(fail)
      return eventOfPayment(toldPayment.parse(payment))
    },
    ask: async ({ reference }) => {
      const { sdk, account } = await connect()
      const options = { external_reference: reference, sort: 'date_created', criteria: 'desc' } as const
      const { results } = found.parse(await new sdk.Payment(account).search({ options }).catch(fail))
      return furthest(results.flatMap((payment) => eventOfPayment(payment) ?? []))
    },
  }
}

function preferenceOf(charge: Charge, notification_url: string) {
  const { reference, description, amount, currency, success_url, failure_url } = charge
  const unit_price = amount / 10 ** minorUnits(currency)
  return {
    items: [{ id: reference, title: description, quantity: 1, unit_price, currency_id: currency }],
    external_reference: reference,
    back_urls: { success: success_url, pending: success_url, failure: failure_url },
    auto_return: 'approved',
    notification_url,
  }
}

/** The address names the payment, and that is what is signed: the text around it is only believed about its kind. */
function prove({ WebhookSignatureValidator }: Sdk, secrets: readonly string[], posted: Posted, now: Date): void {
  const xSignature = String(posted.headers['x-signature'] ?? '')
  const xRequestId = String(posted.headers['x-request-id'] ?? '')
  const dataId = posted.query.get('data.id')
  const told = notice.safeParse(JSON.parse(posted.body)).data
  if (!dataId || told?.data.id !== dataId) throw new UnprovedEvent('what is signed is not what is told')
  const at = Number(/(?:^|,)\s*ts=(\d{1,16})\s*(?:,|$)/.exec(xSignature)?.[1])
  // Their papers say seconds, their messages often milliseconds.
  requireFresh(at > 100_000_000_000 ? at / 1000 : at, now)
  const isSignedWith = (secret: string) => {
    try {
      WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId, secret })
      return true
    } catch {
      return false
    }
  }
  if (!secrets.some(isSignedWith)) throw new UnprovedEvent('the signature does not fit')
}

/** Of several tries the one that was paid, whichever came last. */
function furthest(news: readonly PaymentEvent[]): PaymentEvent | null {
  const isOver = ({ outcome }: PaymentEvent) => ['REJECTED', 'CANCELLED', 'EXPIRED'].includes(outcome)
  const isWaiting = ({ outcome }: PaymentEvent) => outcome === 'PENDING'
  return news.find((one) => !isOver(one) && !isWaiting(one)) ?? news.find(isWaiting) ?? news[0] ?? null
}

function fail(): never {
  throw new AppError('provider_down', 'No pudimos hablar con el proveedor de pagos. Inténtalo de nuevo en un momento.')
}
