import type { IncomingHttpHeaders } from 'node:http'

/** What somebody is asked to pay; amounts are whole minor units, tax included. */
export interface Charge {
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
export interface PaymentEvent {
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

/** What was posted to us, byte for byte. */
export interface Posted {
  body: string
  headers: IncomingHttpHeaders
  query: URLSearchParams
}

/** The message does not come from the provider, or is too old to be believed. */
export class UnprovedEvent extends Error {}

type ProviderName = 'local' | 'stripe' | 'mercadopago' | 'transfer'

interface Begun {
  /** The page on which the person pays. */
  url: string
  /** How the provider calls it, for asking later. */
  provider_ref?: string
  /** Nobody will tell that it is under way: it is from now on. */
  is_pending?: boolean
}

export interface PaymentProvider {
  name: ProviderName
  /** Whether it can be asked for so much in this currency. */
  takes: (currency: string) => boolean
  /** The same charge asked for twice is one. */
  begin: (charge: Charge) => Promise<Begun>
  /** Throws `UnprovedEvent` unless it is signed; null for what does not matter to us. */
  read: (posted: Posted, now: Date) => Promise<PaymentEvent | null>
  /** Asks how a payment stands, for news that never came; null when the provider cannot say. */
  ask: (payment: { reference: string; provider_ref: string | null }) => Promise<PaymentEvent | null>
}

/** Those that are switched on, by name; none where nothing is sold. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
