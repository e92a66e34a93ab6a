import type { Deps } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { GRACE_DAYS, type PlanCode } from '#shared/billing/plans.ts'
import { addDays } from '#shared/core/time.ts'
import { planWords } from '#shared/words/billing.ts'
import { plansOf } from '../plans/plans.service.ts'
import { listCredits } from './payments.queries.ts'
import { placesAt, planAt, singlesAt } from './pricing.ts'

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

/** How many people a company may invite within `PLAN_DAYS`: those of its plan, and more with every single place. */
export async function invitesIncluded(ctx: Asker, company_id: string): Promise<number> {
  const plans = await plansOf(ctx)
  const own = (await creditsOf(ctx, company_id)).map(({ credit }) => credit)
  const invitesOf = (code: PlanCode) => plans.find((plan) => plan.code === code)?.invites_month ?? 0
  const plan = planAt(own, ctx.now())?.plan_code ?? 'GRATIS'
  return invitesOf(plan) + singlesAt(own, ctx.now()) * invitesOf('SUELTA')
}

/** Whether a company has paid for what it publishes now. */
export async function hasPaid(ctx: Asker, company_id: string): Promise<boolean> {
  const own = (await creditsOf(ctx, company_id)).map(({ credit }) => credit)
  return planAt(own, ctx.now()) !== undefined || singlesAt(own, ctx.now()) > 0
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
