import { z } from 'zod'

export const roles = ['OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'] as const
export const role = z.enum(roles, { error: 'Elige un rol de la lista.' })
export type Role = z.infer<typeof role>

/** A role that can be given: ownership is not, it is transferred and accepted. */
export const givenRole = role.exclude(['OWNER'], { error: 'La titularidad se transfiere desde Ajustes.' })
export type GivenRole = z.infer<typeof givenRole>

/**
 * `always` · `hiring_team`: only vacancies in whose hiring team the person is · `lead`: only those the person leads
 * · `switch`: only with the member's `can_see_salary_expectations` · `never`.
 */
export type Reach = 'always' | 'hiring_team' | 'lead' | 'switch' | 'never'

const Y = 'always'
const T = 'hiring_team'
const L = 'lead'
const S = 'switch'
const N = 'never'

/** Who may do what: one column per role, in the order of `roles`. Services, screens and the matrix tests read this table. */
export const policy = {
  see_company: [Y, Y, Y, Y, Y, Y],
  edit_company: [Y, Y, N, N, N, N],
  transfer_company: [Y, N, N, N, N, N],
  archive_company: [Y, N, N, N, N, N],
  invite: [Y, Y, Y, N, N, N],
  manage_team: [Y, Y, N, N, N, N],
  manage_billing: [Y, Y, N, N, N, Y],
  see_vacancy: [Y, Y, Y, T, T, N],
  edit_vacancy: [Y, Y, Y, T, N, N],
  publish_vacancy: [Y, Y, Y, N, N, N],
  close_vacancy: [Y, Y, Y, L, N, N],
  see_applications: [Y, Y, Y, T, T, N],
  see_contact_data: [Y, Y, Y, T, N, N],
  see_salary_expectation: [Y, Y, S, S, N, N],
  move_application: [Y, Y, Y, T, N, N],
  message_candidate: [Y, Y, Y, T, N, N],
  write_team_notes: [Y, Y, Y, T, T, N],
  write_private_notes: [Y, Y, Y, L, N, N],
  submit_scorecard: [Y, Y, Y, T, T, N],
  read_scorecards: [Y, Y, Y, T, T, N],
  edit_templates: [Y, Y, Y, N, N, N],
  see_match_analysis: [Y, Y, Y, T, T, N],
  override_verdict: [Y, Y, Y, T, N, N],
  search_talent: [Y, Y, Y, N, N, N],
  export_candidates: [Y, Y, Y, N, N, N],
  see_activity: [Y, Y, N, N, N, N],
  manage_integrations: [Y, Y, N, N, N, N],
} as const satisfies Record<string, readonly [Reach, Reach, Reach, Reach, Reach, Reach]>

export type CompanyAction = keyof typeof policy

export function reachOf(role: Role, action: CompanyAction): Reach {
  return policy[action][roles.indexOf(role)] ?? 'never'
}

/** True when the role may do it everywhere in the company, without looking at one vacancy or switch. */
export function mayAlways(role: Role, action: CompanyAction): boolean {
  return reachOf(role, action) === 'always'
}

/** The roles that somebody may give to others. OWNER is never given, only transferred. */
export function grantableRoles(own: Role): readonly GivenRole[] {
  if (mayAlways(own, 'manage_team')) return ['ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING']
  return mayAlways(own, 'invite') ? ['HIRING_MANAGER', 'INTERVIEWER'] : []
}

export function mayGrant(own: Role, given: Role): boolean {
  return grantableRoles(own).some((role) => role === given)
}

/** What the switch starts as: on for those who negotiate offers every day. */
export function seesSalaryByDefault(role: Role): boolean {
  return ['OWNER', 'ADMIN', 'RECRUITER'].includes(role)
}
