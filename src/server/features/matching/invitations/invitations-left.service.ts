import type { Deps } from '#server/context.ts'
import { invitesIncluded } from '#server/features/billing/payments/entitlements.service.ts'
import { PLAN_DAYS } from '#shared/billing/plans.ts'
import { addDays } from '#shared/core/time.ts'
import { countInvited } from './invitations.queries.ts'

/** How many people a company may still invite by its plan; never less than none. */
export async function invitationsLeft(ctx: Deps, company_id: string): Promise<number> {
  const invited = await countInvited(ctx.db, company_id, addDays(ctx.now(), -PLAN_DAYS))
  return Math.max(0, (await invitesIncluded(ctx, company_id)) - invited)
}
