import type { Deps } from '#server/context.ts'
import { addDays } from '#shared/core/time.ts'
import { companyFigures } from './analysis.queries.ts'

const DAYS = 365
/** Fewer would tell of single people. */
const LEAST = 5

/** How a company answers whoever applies, in a year, as everybody may know it. */
export async function answeringOf(ctx: Pick<Deps, 'db' | 'now'>, companyId: string) {
  const now = ctx.now()
  const figures = await companyFigures(ctx.db, companyId, { now, since: addDays(now, -DAYS) })
  const { total, answered, kept_promises, median_days_to_first_answer: median_days } = figures
  if (total < LEAST || answered === null) return null
  return { applications: total, answered, kept_promises, median_days }
}
