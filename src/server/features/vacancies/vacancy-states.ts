import type { CompanyAction } from '#shared/companies/team-policy.ts'
import type { VacancyAction, VacancyState } from '#shared/vacancies/vacancies.ts'
import type { VacancyRow } from './vacancies.tables.ts'

interface Move {
  from: readonly VacancyState[]
  /** Null when the state stays or the vacancy goes. */
  to: VacancyState | null
}

interface Rule extends Move {
  needs: CompanyAction
}

/** What decides about a step: the state, and whether a date to publish it is set. */
type Standing = Pick<VacancyRow, 'state' | 'scheduled_at'>

const DRAFTS = ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'] as const

/** Every way in which people change a vacancy, and what the person must be allowed to do. */
export const vacancyRules = {
  edit: { from: [...DRAFTS, 'PUBLISHED', 'PAUSED'], to: null, needs: 'edit_vacancy' },
  submit: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'IN_REVIEW', needs: 'edit_vacancy' },
  publish: { from: DRAFTS, to: 'PUBLISHED', needs: 'publish_vacancy' },
  request_changes: { from: ['IN_REVIEW'], to: 'CHANGES_REQUESTED', needs: 'publish_vacancy' },
  pause: { from: ['PUBLISHED'], to: 'PAUSED', needs: 'publish_vacancy' },
  resume: { from: ['PAUSED'], to: 'PUBLISHED', needs: 'publish_vacancy' },
  close: { from: ['PUBLISHED', 'PAUSED'], to: 'CLOSED', needs: 'close_vacancy' },
  reopen: { from: ['CLOSED'], to: 'PAUSED', needs: 'publish_vacancy' },
  relaunch: { from: ['CLOSED', 'ARCHIVED'], to: null, needs: 'edit_vacancy' },
  archive: { from: ['DRAFT', 'CLOSED'], to: 'ARCHIVED', needs: 'publish_vacancy' },
  delete: { from: ['DRAFT'], to: null, needs: 'edit_vacancy' },
  cancel_schedule: { from: DRAFTS, to: null, needs: 'publish_vacancy' },
} as const satisfies Record<VacancyAction, Rule>

/** What the clock and the reports of readers do; the clock publishes by the rule that people publish by. */
const otherMoves = {
  expire: { from: ['PUBLISHED'], to: 'PAUSED' },
  moderate: { from: ['PUBLISHED'], to: 'PAUSED' },
  over_plan: { from: ['PUBLISHED'], to: 'PAUSED' },
} as const satisfies Record<string, Move>

export type VacancyMove = VacancyAction | keyof typeof otherMoves

const moves: Record<VacancyMove, Move> = { ...vacancyRules, ...otherMoves }

/** What people read already, or will read on a date that was set, is changed only by those who may publish. */
export function neededFor(action: VacancyAction, { state, scheduled_at }: Standing): CompanyAction {
  const { needs } = vacancyRules[action]
  const isDecided = state === 'PUBLISHED' || state === 'PAUSED' || scheduled_at !== null
  return isDecided && needs === 'edit_vacancy' ? 'publish_vacancy' : needs
}

/** `same`: it already is as the move would leave it, so asking twice changes nothing. */
export function stepOf(move: VacancyMove, { state, scheduled_at }: Standing): 'go' | 'same' | 'refused' {
  const rule = moves[move]
  if (!rule.from.includes(state)) return rule.to === state ? 'same' : 'refused'
  return move === 'cancel_schedule' && scheduled_at === null ? 'same' : 'go'
}

export const stateAfter = (move: VacancyMove, { state }: Standing): VacancyState => moves[move].to ?? state
