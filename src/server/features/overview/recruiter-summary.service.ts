import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { planOf } from '#server/features/billing/payments/entitlements.service.ts'
import { companyCards } from '#server/features/companies/profile/companies.service.ts'
import { teamActions } from '#server/features/companies/team/pending-actions.service.ts'
import { reviewsAsked } from '#server/features/hiring/overview/reviews-asked.service.ts'
import { teamOverview, unpublishedVacancy } from '#server/features/hiring/overview/team-overview.service.ts'
import { publishedAround } from '#server/features/vacancies/documents/vacancies.service.ts'
import { reviewActions } from '#server/features/vacancies/review/review.service.ts'
import { inOneStatement } from '#server/platform/db/one-statement.ts'
import { mayAlways } from '#shared/companies/team-policy.ts'
import type * as contract from '#shared/overview/overview.ts'
import { companyActions } from './company-actions.service.ts'
import { accountActions, byDueDate } from './pending.ts'
import { stepsIn } from './vacancy-steps.ts'

type Summary = z.input<typeof contract.recruiterSummary>
type Card = Awaited<ReturnType<typeof companyCards>>[number]

/** Of the companies whose plan the person looks after, the one that uses most of it. */
async function busiestPlan(ctx: UserCtx, cards: readonly Card[], used: Map<string, number>): Promise<Summary['plan']> {
  const [busiest] = cards
    .filter(({ role }) => mayAlways(role, 'manage_billing'))
    .toSorted((a, b) => (used.get(b.id) ?? 0) - (used.get(a.id) ?? 0))
  if (!busiest) return null
  return { ...(await planOf(ctx, busiest)), company_id: busiest.id, used: used.get(busiest.id) ?? 0 }
}

/** One statement for all of it, and one for the plan of the company that it shows to be the busiest. */
export async function getRecruiterSummary(ctx: UserCtx): Promise<Summary> {
  const one = { ...ctx, db: inOneStatement(ctx.db) }
  const [all, used, desk, next_steps, ...actions] = await Promise.all([
    companyCards(one),
    publishedAround(one),
    teamOverview(one),
    unpublishedVacancy(one),
    teamActions(one),
    reviewActions(one),
    reviewsAsked(one),
  ])
  const cards = all.filter(({ status }) => status === 'ACTIVE')
  return {
    ...desk,
    companies: cards.length,
    // Those that the person hires for: what the plan counts is of the whole company.
    active_vacancies: desk.vacancies.filter(({ state }) => state === 'PUBLISHED').length,
    plan: await busiestPlan(ctx, cards, used),
    pending_actions: byDueDate([
      ...accountActions(ctx),
      ...companyActions(cards),
      ...actions.flat(),
      ...desk.pending_actions,
    ]),
    next_steps: [...stepsIn(desk.vacancies, cards), ...next_steps],
    create_in: cards.find(({ role }) => mayAlways(role, 'edit_vacancy'))?.id ?? null,
  }
}
