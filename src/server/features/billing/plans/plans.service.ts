import type { Deps } from '#server/context.ts'
import type { Plan, PlanCode } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { listPlanRows, listPriceRows } from './plans.queries.ts'

/** What companies can have, the smallest first. */
export async function plansOf(ctx: Pick<Deps, 'db'>): Promise<Plan[]> {
  // One after the other: a transaction answers one question at a time.
  const rows = await listPlanRows(ctx.db)
  const prices = await listPriceRows(ctx.db)
  return rows.map((row) => ({
    ...row,
    prices: Object.fromEntries(
      prices.filter(({ plan_code }) => plan_code === row.code).map(({ currency, amount }) => [currency, amount]),
    ),
  }))
}

export async function listPlans(ctx: Pick<Deps, 'db'>) {
  return { items: await plansOf(ctx) }
}

export async function planNamed(ctx: Pick<Deps, 'db'>, code: PlanCode): Promise<Plan> {
  const found = (await plansOf(ctx)).find((plan) => plan.code === code)
  if (!found) throw new AppError('not_found')
  return found
}
