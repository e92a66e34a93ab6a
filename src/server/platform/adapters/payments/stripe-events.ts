import type { Stripe } from 'stripe'
import type { PaymentEvent, PaymentOutcome } from './payments.ts'

type Told = Omit<PaymentEvent, 'event_id'>

/** What a session says of its payment; null while the person has not finished. */
export function eventOfSession(session: Stripe.Checkout.Session, known?: PaymentOutcome): Told | null {
  const { client_reference_id: reference, amount_total: amount, currency } = session
  const charge = chargeOf(session)
  if (charge && charge.amount_refunded > 0) return eventOfCharge(charge)
  const outcome = known ?? outcomeOf(session)
  if (!reference || amount === null || !currency || !outcome) return null
  return { reference, outcome, amount, currency: currency.toUpperCase(), detail: null }
}

function outcomeOf({ status, payment_status }: Stripe.Checkout.Session): PaymentOutcome | null {
  if (status === 'expired') return 'EXPIRED'
  if (status !== 'complete') return null
  // Some ways to pay are confirmed days later.
  return payment_status === 'unpaid' ? 'PENDING' : 'APPROVED'
}

function chargeOf({ payment_intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = payment_intent && typeof payment_intent === 'object' ? payment_intent.latest_charge : null
  return charge && typeof charge === 'object' ? charge : null
}

/** What a charge says once money went back. */
export function eventOfCharge(charge: Stripe.Charge, known?: PaymentOutcome): Told | null {
  const { metadata, amount, amount_refunded, currency } = charge
  if (!metadata.reference) return null
  const isPart = amount_refunded < amount
  return {
    reference: metadata.reference,
    outcome: known ?? (isPart ? 'PARTIALLY_REFUNDED' : 'REFUNDED'),
    amount: isPart && !known ? amount_refunded : amount,
    currency: currency.toUpperCase(),
    detail: null,
  }
}
