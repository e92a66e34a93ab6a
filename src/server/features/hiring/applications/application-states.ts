import type { Step } from '#shared/core/steps.ts'
import type { ApplicationState } from '#shared/hiring/application.ts'

/** Every way in which an application changes, whoever asks: its person, the team or the clock. */
export const applicationRules = {
  /** The time to take it back is over: the team sees it from now on. */
  deliver: { from: ['SENDING'], to: 'ACTIVE' },
  hold: { from: ['ACTIVE'], to: 'ON_HOLD' },
  resume: { from: ['ON_HOLD'], to: 'ACTIVE' },
  reject: { from: ['SENDING', 'ACTIVE', 'ON_HOLD'], to: 'REJECTED' },
  restore: { from: ['REJECTED'], to: 'ACTIVE' },
  /** Also what the team has decided and nobody was told of yet. */
  withdraw: { from: ['SENDING', 'ACTIVE', 'ON_HOLD', 'REJECTED'], to: 'WITHDRAWN' },
  hire: { from: ['ACTIVE'], to: 'HIRED' },
  /** A card that was put into the last column by mistake, or an agreement that did not hold. */
  unhire: { from: ['HIRED'], to: 'ACTIVE' },
  /** Hired by hand, and they did not take the offer of a vacancy that is over. */
  leave: { from: ['HIRED'], to: 'WITHDRAWN' },
  anonymise: { from: ['REJECTED', 'WITHDRAWN', 'HIRED'], to: 'ANONYMISED' },
} as const satisfies Record<string, Step<ApplicationState>>

export type ApplicationStep = keyof typeof applicationRules

export const OPEN_STATES = ['SENDING', 'ACTIVE', 'ON_HOLD'] as const satisfies ApplicationState[]
export const isOpen = (state: ApplicationState): boolean => OPEN_STATES.some((open) => open === state)

/** Those that have a card on the board. */
export const BOARD_STATES = ['ACTIVE', 'ON_HOLD', 'HIRED'] as const satisfies ApplicationState[]

/** A «no» that nobody was told of has not ended anything yet. */
export const isOpenForItsPerson = ({ state, told_at }: { state: ApplicationState; told_at: Date | null }): boolean =>
  isOpen(state) || (state === 'REJECTED' && told_at === null)
