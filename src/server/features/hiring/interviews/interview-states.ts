import type { Step } from '#shared/core/steps.ts'
import type { InterviewState } from '#shared/hiring/interviews.ts'

export const interviewRules = {
  choose: { from: ['PROPOSED'], to: 'SCHEDULED' },
  ask_others: { from: ['PROPOSED', 'SCHEDULED'], to: 'RESCHEDULE_ASKED' },
  propose_again: { from: ['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED'], to: 'PROPOSED' },
  cancel: { from: ['PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED'], to: 'CANCELLED' },
  finish: { from: ['SCHEDULED'], to: 'DONE' },
  miss: { from: ['SCHEDULED'], to: 'NO_SHOW' },
} as const satisfies Record<string, Step<InterviewState>>

export type InterviewStep = keyof typeof interviewRules
