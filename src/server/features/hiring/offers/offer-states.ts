import type { Step } from '#shared/core/steps.ts'
import type { OfferState } from '#shared/hiring/offers.ts'

export const offerRules = {
  send: { from: ['DRAFT'], to: 'SENT' },
  accept: { from: ['SENT'], to: 'ACCEPTED' },
  decline: { from: ['SENT'], to: 'DECLINED' },
  expire: { from: ['SENT'], to: 'EXPIRED' },
  /** An agreement that did not hold, by whoever went back on it; the team says so, and writes to the person. */
  annul: { from: ['ACCEPTED'], to: 'WITHDRAWN_BY_COMPANY' },
  renounce: { from: ['ACCEPTED'], to: 'DECLINED' },
  withdraw: { from: ['DRAFT', 'SENT'], to: 'WITHDRAWN_BY_COMPANY' },
} as const satisfies Record<string, Step<OfferState>>

export type OfferStep = keyof typeof offerRules
