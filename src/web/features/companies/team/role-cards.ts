import { grantableRoles, type Role, roleDescriptions, roleLabels } from '#shared/companies/team-policy.ts'

/** The roles that somebody may give, each with what it is for. */
export function roleCards(own: Role) {
  return grantableRoles(own).map((role) => ({ value: role, title: roleLabels[role], text: roleDescriptions[role] }))
}
