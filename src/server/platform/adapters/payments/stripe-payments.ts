import type { Stripe } from 'stripe'
import type { Config } from '#server/config.ts'
import { AppError } from '#shared/core/errors.ts'
import { type Charge, type PaymentEvent, type PaymentProvider, type Posted, UnprovedEvent } from './payments.ts'
import { requireFresh, TOLERANCE_SECONDS } from './signed-event.ts'
import { eventOfCharge, eventOfSession } from './stripe-events.ts'

type StripeConfig = NonNullable<Config['payments']['stripe']>

const TIMEOUT_MS = 8000
/** Bizum is Spain's: euros, and no more than banks let through at once. */
const BIZUM = { currency: 'EUR', from: 50, to: 200_000 }

/** Stripe's own payment page. The SDK is big, so it is loaded at the first use. */
export function createStripePayments(config: StripeConfig): PaymentProvider {
  let opened: Promise<Stripe> | undefined
  const connect = () => {
    opened ??= openClient(config)
    return opened
  }
  return {
    name: 'stripe',
    takes: () => true,
    begin: async (charge) => {
      const stripe = await connect()
      const session = await stripe.checkout.sessions
        .create(sessionOf(charge), { idempotencyKey: charge.reference })
        .catch(fail)
      if (!session.url) throw new AppError('provider_down')
      return { url: session.url, provider_ref: session.id }
    },
    read: async (posted, now) => {
      const stripe = await connect()
      return newsOfEvent(stripe, provedEvent(stripe, config.webhook_secrets, posted, now))
    },
    ask: async ({ provider_ref }) => {
      if (provider_ref === null) return null
      const stripe = await connect()
      const expand = ['payment_intent.latest_charge']
      const session = await stripe.checkout.sessions.retrieve(provider_ref, { expand }).catch(fail)
      const outcome = eventOfSession(session)
      return outcome && { event_id: `ask:${session.id}:${outcome.outcome}:${outcome.amount}`, ...outcome }
    },
  }
}

async function openClient({ secret_key, api_url }: StripeConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(api_url)
  return new Client(secret_key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

function sessionOf({ reference, description, amount, currency, success_url, failure_url }: Charge) {
  const hasBizum = currency === BIZUM.currency && amount >= BIZUM.from && amount <= BIZUM.to
  return {
    mode: 'payment',
    locale: 'es',
    client_reference_id: reference,
    // Charges inherit it, so that refunds and disputes lead back to us too.
    payment_intent_data: { metadata: { reference } },
    allowed_payment_method_types: hasBizum ? ['card', 'bizum'] : ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: description },
        },
      },
    ],
    // The price is the one that we said.
    adaptive_pricing: { enabled: false },
    success_url,
    cancel_url: failure_url,
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Each secret is tried, so that one can be exchanged for another while messages are on their way. */
function provedEvent(stripe: Stripe, secrets: readonly string[], { body, headers }: Posted, now: Date): Stripe.Event {
  const header = String(headers['stripe-signature'] ?? '')
  requireFresh(Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]), now)
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
    } catch {
      // Another one may have signed it.
    }
  }
  throw new UnprovedEvent('the signature does not fit')
}

async function newsOfEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent | null> {
  const told = await toldBy(stripe, event)
  return told && { event_id: event.id, ...told }
}

async function toldBy(stripe: Stripe, event: Stripe.Event): Promise<Omit<PaymentEvent, 'event_id'> | null> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return eventOfSession(event.data.object)
    case 'checkout.session.async_payment_failed':
      return eventOfSession(event.data.object, 'REJECTED')
    case 'charge.refunded':
      return eventOfCharge(event.data.object)
    case 'charge.dispute.funds_withdrawn': {
      const { charge } = event.data.object
      // A dispute does not carry what we wrote on the charge.
      const disputed = typeof charge === 'string' ? await stripe.charges.retrieve(charge).catch(fail) : charge
      return eventOfCharge(disputed, 'CHARGEBACK')
    }
    default:
      return null
  }
}

/** Whoever told us tells it again later; nothing that Stripe says of a failure goes to people. */
function fail(): never {
  throw new AppError('provider_down', 'No pudimos hablar con el proveedor de pagos. Inténtalo de nuevo en un momento.')
}
