import { z } from 'zod'
import type { CompanyAction } from '../companies/team-policy.ts'

const scopes = ['vacancies:read', 'applications:read', 'contacts:read', 'applications:write'] as const
export const keyScope = z.enum(scopes, { error: 'Elige un permiso de la lista.' })
export type KeyScope = z.infer<typeof keyScope>

/** What a key may do in its company; the table of roles says what each word means. Nothing else is ever allowed to one. */
const actions: Record<KeyScope, readonly CompanyAction[]> = {
  'vacancies:read': ['see_vacancy'],
  'applications:read': ['see_vacancy', 'see_applications'],
  'contacts:read': ['see_vacancy', 'see_contact_data'],
  'applications:write': ['see_vacancy', 'see_applications', 'move_application', 'write_team_notes'],
}

export const actionsOf = (held: readonly KeyScope[]): readonly CompanyAction[] => [
  ...new Set(held.flatMap((scope) => actions[scope])),
]
