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

/** What decides about a step: the state, whether a date to publish it is set, and whether changes wait. */
type Standing = Pick<VacancyRow, 'state' | 'scheduled_at' | 'pending_document'>

const DRAFTS = ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'] as const
/** People read it, or read it until it was paused: what is written now waits to be published. */
const LIVE = ['PUBLISHED', 'PAUSED'] as const

/** Every way in which people change a vacancy, and what the person must be allowed to do. */
export const vacancyRules = {
  edit: { from: [...DRAFTS, ...LIVE], to: null, needs: 'edit_vacancy' },
  submit: { from: ['DRAFT', 'CHANGES_REQUESTED'], to: 'IN_REVIEW', needs: 'edit_vacancy' },
  publish: { from: DRAFTS, to: 'PUBLISHED', needs: 'publish_vacancy' },
  request_changes: { from: ['IN_REVIEW'], to: 'CHANGES_REQUESTED', needs: 'publish_vacancy' },
  pause: { from: ['PUBLISHED'], to: 'PAUSED', needs: 'publish_vacancy' },
  resume: { from: ['PAUSED'], to: 'PUBLISHED', needs: 'publish_vacancy' },
  publish_changes: { from: LIVE, to: null, needs: 'publish_vacancy' },
  discard_changes: { from: LIVE, to: null, needs: 'publish_vacancy' },
  extend: { from: LIVE, to: null, needs: 'publish_vacancy' },
  close: { from: LIVE, to: 'CLOSED', needs: 'close_vacancy' },
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
  neglect: { from: ['PUBLISHED'], to: 'PAUSED' },
} as const satisfies Record<string, Move>

export type VacancyMove = VacancyAction | keyof typeof otherMoves

const moves: Record<VacancyMove, Move> = { ...vacancyRules, ...otherMoves }

export const isLive = ({ state }: Pick<VacancyRow, 'state'>): boolean => LIVE.some((one) => one === state)

/** What people read already, or will read on a date that was set, is changed only by those who may publish. */
export function neededFor(action: VacancyAction, standing: Standing): CompanyAction {
  const { needs } = vacancyRules[action]
  const isDecided = isLive(standing) || standing.scheduled_at !== null
  return isDecided && needs === 'edit_vacancy' ? 'publish_vacancy' : needs
}

/** `same`: it already is as the move would leave it, so asking twice changes nothing. */
export function stepOf(move: VacancyMove, { state, ...standing }: Standing): 'go' | 'same' | 'refused' {
  const rule = moves[move]
  if (!rule.from.includes(state)) return rule.to === state ? 'same' : 'refused'
  return isDone(move, standing) ? 'same' : 'go'
}

function isDone(move: VacancyMove, { scheduled_at, pending_document }: Omit<Standing, 'state'>): boolean {
  if (move === 'cancel_schedule') return scheduled_at === null
  return (move === 'publish_changes' || move === 'discard_changes') && pending_document === null
}

export const stateAfter = (move: VacancyMove, { state }: Standing): VacancyState => moves[move].to ?? state
