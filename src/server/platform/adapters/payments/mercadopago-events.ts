import { z } from 'zod'
import { minorUnits } from '#shared/core/money.ts'
import type { PaymentEvent, PaymentOutcome } from './payments.ts'

/** What we read of a payment of theirs. */
export const toldPayment = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  status: z.string(),
  status_detail: z.string().nullish(),
  external_reference: z.string().nullish(),
  currency_id: z.string(),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
})

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  pending: 'PENDING',
  in_process: 'PENDING',
  authorized: 'PENDING',
  in_mediation: 'PENDING',
  approved: 'APPROVED',
  rejected: 'REJECTED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
  charged_back: 'CHARGEBACK',
}

/** Their codes of a refusal, as ours; everything else is simply refused. */
const DETAILS: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount: 'insufficient_funds',
  cc_rejected_bad_filled_date: 'expired_card',
  cc_rejected_bad_filled_security_code: 'incorrect_cvc',
  cc_rejected_call_for_authorize: 'authentication_failed',
}

export function eventOfPayment(payment: z.infer<typeof toldPayment>): PaymentEvent | null {
  const { id, status, status_detail, external_reference: reference, currency_id: currency } = payment
  const known = OUTCOMES[status]
  if (!reference || !known) return null
  const minor = (amount: number) => Math.round(amount * 10 ** minorUnits(currency))
  const back = minor(payment.transaction_amount_refunded ?? 0)
  const outcome = known === 'APPROVED' && back > 0 ? 'PARTIALLY_REFUNDED' : known
  const amount = outcome === 'PARTIALLY_REFUNDED' ? back : minor(payment.transaction_amount)
  const detail = outcome === 'REJECTED' ? (DETAILS[status_detail ?? ''] ?? 'card_declined') : null
  // They tell that something changed, not what: what we found is told once.
  return { event_id: `${id}:${outcome}:${amount}`, reference, outcome, amount, currency, detail }
}
