import type { Deps } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { GRACE_DAYS } from '#shared/billing/plans.ts'
import { addDays } from '#shared/core/time.ts'
import { planWords } from '#shared/words/billing.ts'
import { listCredits } from './payments.queries.ts'
import { placesAt, planAt } from './pricing.ts'

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

/** The present plan of a company in words, and how many vacancies it holds. */
export async function planOf(ctx: Asker, company: Pick<CompanyRow, 'id' | 'verification'>) {
  const credits = (await creditsOf(ctx, company.id)).map(({ credit }) => credit)
  const present = planAt(credits, ctx.now())
  return {
    name: planWords[present?.plan_code ?? 'GRATIS'],
    limit: company.verification === 'UNVERIFIED' ? 1 : placesAt(credits, ctx.now()),
    ends_at: present?.ends_at ?? null,
  }
}
