import { grantableRoles, type Role } from '#shared/companies/team-policy.ts'
import { roleDescriptions, roleLabels } from '#shared/words/companies.ts'

/** The roles that somebody may give, each with what it is for. */
export function roleCards(own: Role) {
  return grantableRoles(own).map((role) => ({ value: role, title: roleLabels[role], text: roleDescriptions[role] }))
}
