import type { Role } from '#shared/companies/team-policy.ts'

/**
 * Who may do what everywhere in a company, copied by hand from the product book's table of permissions and not from the
 * table that services read: a change of either side is seen.
 */
const PERMISSIONS = {
  see_company: ['OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER', 'BILLING'],
  edit_company: ['OWNER', 'ADMIN'],
  transfer_company: ['OWNER'],
  archive_company: ['OWNER'],
  invite: ['OWNER', 'ADMIN', 'RECRUITER'],
  invite_administrators: ['OWNER', 'ADMIN'],
  manage_team: ['OWNER', 'ADMIN'],
  manage_billing: ['OWNER', 'ADMIN', 'BILLING'],
  see_vacancy: ['OWNER', 'ADMIN', 'RECRUITER'],
  see_applications: ['OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER', 'INTERVIEWER'],
  move_application: ['OWNER', 'ADMIN', 'RECRUITER', 'HIRING_MANAGER'],
  export_candidates: ['OWNER', 'ADMIN', 'RECRUITER'],
  edit_templates: ['OWNER', 'ADMIN', 'RECRUITER'],
  search_talent: ['OWNER', 'ADMIN', 'RECRUITER'],
  see_activity: ['OWNER', 'ADMIN'],
  manage_integrations: ['OWNER', 'ADMIN'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

export const may = (role: Role, permission: Permission): boolean => PERMISSIONS[permission].some((one) => one === role)
