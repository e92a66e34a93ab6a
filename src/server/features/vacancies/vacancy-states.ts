import type { CompanyAction } from '#shared/team-policy.ts'
import type { VacancyAction, VacancyState } from '#shared/vacancies.ts'

interface Rule {
  from: readonly VacancyState[]
  /** Null when the state stays or the vacancy goes. */
  to: VacancyState | null
  needs: CompanyAction
}

const DRAFTS = ['DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW'] as const

/** Every way in which a vacancy changes, and what the person must be allowed to do. Nothing else writes `state`. */
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
} as const satisfies Record<VacancyAction, Rule>

/** What people already read is changed only by those who may publish. */
export function neededFor(action: VacancyAction, state: VacancyState): CompanyAction {
  const isPublic = state === 'PUBLISHED' || state === 'PAUSED'
  return action === 'edit' && isPublic ? 'publish_vacancy' : vacancyRules[action].needs
}

/** `same`: it already is as the action would leave it, so asking twice changes nothing. */
export function stepOf(action: VacancyAction, state: VacancyState): 'go' | 'same' | 'refused' {
  const rule: Rule = vacancyRules[action]
  if (rule.from.includes(state)) return 'go'
  return rule.to === state ? 'same' : 'refused'
}
