import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { newToken } from '#server/platform/secrets.ts'
import type { checkoutBody } from '#shared/billing/payments.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { planNamed } from '../plans/plans.service.ts'
import { findByKey, insertPayment } from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'
import { priceFor } from './quotes.service.ts'

type Begin = { params: { id: string }; body: z.output<typeof checkoutBody> }

/** Begins a purchase once however often it is asked for; nothing is bought until the provider says so. */
export async function createCheckout(ctx: UserCtx, { params, body }: Begin) {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  const before = await findByKey(ctx.db, company.id, body.creation_key)
  if (before) return begun(ctx, before)
  await takeAttempt(ctx, rateRules.checkout, company.id)
  const { refusal, starts_at: _, ends_at: __, plan, ...priced } = await priceFor(ctx, company, body)
  if (refusal !== null) throw new AppError('state_conflict', refusal)
  const made = await insertPayment(ctx.db, {
    ...priced,
    reference: newToken(),
    company_id: company.id,
    creation_key: body.creation_key,
    created_by: ctx.user.id,
    plan_code: plan,
    provider: ctx.payments.name,
    waiting_vacancy_id: body.vacancy_id,
    created_at: ctx.now(),
    updated_at: ctx.now(),
  })
  return begun(ctx, made ?? (await requireBegun(ctx, company.id, body.creation_key)))
}

async function requireBegun(ctx: UserCtx, company_id: string, key: string): Promise<PaymentRow> {
  const found = await findByKey(ctx.db, company_id, key)
  if (!found) throw new AppError('state_conflict')
  return found
}

async function begun(ctx: UserCtx, payment: PaymentRow) {
  const { name } = await planNamed(ctx, payment.plan_code)
  const page = (path: string) => `${ctx.config.public_url}${path}?ref=${payment.reference}`
  const { url } = await ctx.payments.begin({
    reference: payment.reference,
    description: `Skillo · ${name}`,
    amount: payment.total,
    currency: payment.currency,
    success_url: page('/payment-success'),
    failure_url: page('/payment-failure'),
  })
  return { reference: payment.reference, url }
}
