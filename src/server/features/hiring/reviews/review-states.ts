import type { Step } from '#shared/core/steps.ts'
import type { ReviewState } from '#shared/hiring/reviews.ts'

export const reviewRules = {
  expire: { from: ['OPEN'], to: 'OVERDUE' },
  answer: { from: ['OPEN', 'OVERDUE'], to: 'ANSWERED' },
} as const satisfies Record<string, Step<ReviewState>>

export type ReviewStep = keyof typeof reviewRules
