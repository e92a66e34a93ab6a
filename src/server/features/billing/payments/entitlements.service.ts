import type { Deps } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { GRACE_DAYS } from '#shared/billing/plans.ts'
import { addDays } from '#shared/core/time.ts'
import { listCredits } from './payments.queries.ts'
import { placesAt } from './pricing.ts'

type Asker = Pick<Deps, 'db' | 'now'>

/** What a company has bought and may still use, with what it paid. */
export const creditsOf = (ctx: Asker, company_id: string) =>
  listCredits(ctx.db, company_id, addDays(ctx.now(), -GRACE_DAYS))

/** How many vacancies a company may have published at once; an unverified company has one whatever it pays for. */
export async function vacancyPlaces(ctx: Asker, company: Pick<CompanyRow, 'id' | 'verification'>): Promise<number> {
  if (company.verification === 'UNVERIFIED') return 1
  const credits = await creditsOf(ctx, company.id)
  return placesAt(
    credits.map(({ credit }) => credit),
    ctx.now(),
  )
}
