import type { PaymentState } from '#shared/billing/payments.ts'

/** News may come in any order: a payment only ever goes up. */
const RANK: Readonly<Record<PaymentState, number>> = {
  CREATED: 0,
  PENDING: 1,
  REJECTED: 2,
  CANCELLED: 2,
  EXPIRED: 2,
  APPROVED: 3,
  PARTIALLY_REFUNDED: 4,
  REFUNDED: 5,
  CHARGEBACK: 5,
}

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => RANK[to] > RANK[from]

export const isPaid = (state: PaymentState): boolean => state === 'APPROVED' || state === 'PARTIALLY_REFUNDED'
export const wentBack = (state: PaymentState): boolean => state === 'REFUNDED' || state === 'CHARGEBACK'
