import type { Step } from '#shared/core/steps.ts'
import type { OutgoingState } from '#shared/hiring/outgoing.ts'

export const outgoingRules = {
  send: { from: ['QUEUED'], to: 'SENT' },
  cancel: { from: ['QUEUED'], to: 'CANCELLED' },
  /** There is nobody any more whom it could reach. */
  fail: { from: ['QUEUED'], to: 'FAILED' },
} as const satisfies Record<string, Step<OutgoingState>>

export type OutgoingStep = keyof typeof outgoingRules
