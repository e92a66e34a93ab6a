import { randomUUID } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import type { PaymentOutcome } from '#server/platform/adapters/payments/payments.ts'
import { EVENT_SIGNATURE, signedEvent } from '#server/platform/adapters/payments/signed-event.ts'
import { planNamed } from '../plans/plans.service.ts'
import { receivePaymentEvent } from './payment-events.service.ts'
import { findByReference } from './payments.queries.ts'

/** What the page that stands for a provider shows. */
export async function chargeOf(deps: Deps, reference: string) {
  const payment = await findByReference(deps.db, reference)
  if (payment?.provider !== 'local') return undefined
  const { name } = await planNamed(deps, payment.plan_code)
  const { total, currency, state } = payment
  return { plan_name: name, total, currency, is_open: state === 'CREATED' || state === 'PENDING' }
}

/** Signed and received as if it came from outside, so that every way to pay is one way. */
export async function decideLocally(deps: Deps, reference: string, outcome: PaymentOutcome): Promise<boolean> {
  const payment = await findByReference(deps.db, reference)
  if (payment?.provider !== 'local') return false
  const { total: amount, currency } = payment
  const detail = outcome === 'REJECTED' ? 'card_declined' : null
  const news = { event_id: randomUUID(), reference, outcome, amount, currency, detail }
  const { body, signature } = signedEvent(deps.config.secret_key, news, deps.now())
  await receivePaymentEvent(deps, 'local', {
    body,
    headers: { [EVENT_SIGNATURE]: signature },
    query: new URLSearchParams(),
  })
  return true
}
