import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import type { CompanyAction } from '#shared/companies/team-policy.ts'
import type { Reached } from './team-reach.queries.ts'

/** What of a company's applications the person may look at; whoever may look at none is told so. */
export async function requireReach(ctx: UserCtx, companyId: string, action: CompanyAction) {
  const access = await requireCompany(ctx, companyId, action)
  const { member, reach } = access
  const reached: Reached = {
    company_id: companyId,
    user_id: ctx.user.id,
    member_id: member.id,
    all_vacancies: reach === 'always',
    only_assigned: member.role === 'INTERVIEWER',
  }
  return { ...access, reached }
}
