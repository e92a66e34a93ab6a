import type { IncomingHttpHeaders } from 'node:http'

/** What somebody is asked to pay; amounts are whole minor units, tax included. */
interface Charge {
  /** Ours, opaque; the provider hands it back with everything that it tells. */
  reference: string
  description: string
  amount: number
  currency: string
  /** Where the browser goes afterwards. These pages prove nothing: what happened is what the provider tells us. */
  success_url: string
  failure_url: string
}

export type PaymentOutcome =
  | 'PENDING'
  | 'REJECTED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'APPROVED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'CHARGEBACK'

/** What a provider says of one payment, already proved to come from it. */
export interface PaymentNews {
  /** The provider's own, the same however often it is told. */
  event_id: string
  reference: string
  outcome: PaymentOutcome
  /** The whole; of a partial refund, what went back in all until now. */
  amount: number
  currency: string
  /** A code of the provider, e.g. why a card was refused. */
  detail: string | null
}

/** The message does not come from the provider, or is too old to be believed. */
export class UnprovedNews extends Error {}

export interface PaymentProvider {
  name: string
  /** The page on which the person pays. */
  begin: (charge: Charge) => Promise<{ url: string }>
  /** Reads what was posted to us: throws `UnprovedNews` unless it is signed; null for what does not matter to us. */
  read: (body: string, headers: IncomingHttpHeaders, now: Date) => PaymentNews | null
  /** Asks how a payment stands, for news that never came; null when the provider cannot say. */
  ask: (reference: string) => Promise<PaymentNews | null>
}
