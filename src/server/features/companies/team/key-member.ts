import type { KeyInUse } from '#server/context.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import { actionsOf } from '#shared/integrations/key-scopes.ts'
import type { CompanyRow } from '../companies.tables.ts'
import type { MemberRow } from '../team.tables.ts'

/** Somebody's place in a company. `granted`: all that a key may do there, whatever its role says. */
export type Member = MemberRow & { granted?: readonly CompanyAction[] }

/** A key has no row in the team. It sees what its scopes name in all of the company, and nobody's salary expectations. */
export const memberOfKey = ({ id, company_id, scopes }: KeyInUse, { created_at }: CompanyRow): Member => ({
  id,
  company_id,
  user_id: id,
  role: 'RECRUITER',
  can_see_salary_expectations: false,
  status: 'ACTIVE',
  joined_at: created_at,
  updated_at: created_at,
  granted: actionsOf(scopes),
})
