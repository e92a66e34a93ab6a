import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import type { getQuote as contract, Quote } from '#shared/billing/payments.ts'
import type { BoughtPlan, Currency } from '#shared/billing/plans.ts'
import { isTaxId } from '#shared/billing/tax-ids.ts'
import { AppError } from '#shared/core/errors.ts'
import { findBuyer } from '../invoices/invoices.queries.ts'
import { planNamed } from '../plans/plans.service.ts'
import { creditsOf } from './entitlements.service.ts'
import { purchaseAt, taxOf, taxRateFor, unusedPart } from './pricing.ts'

type Priced = Omit<Quote, 'starts_at' | 'ends_at'> & { starts_at: Date; ends_at: Date }

interface Wish {
  plan: BoughtPlan
  currency: Currency
}

/** What a plan costs a company today; what is said here is what is charged. */
export async function priceFor(ctx: UserCtx, company: CompanyRow, { plan, currency }: Wish): Promise<Priced> {
  const [wanted, credits, buyer] = await Promise.all([
    planNamed(ctx, plan),
    creditsOf(ctx, company.id),
    findBuyer(ctx.db, company.id),
  ])
  const price = wanted.prices[currency]
  if (price === undefined) throw new AppError('validation', 'Este plan no se vende en esa moneda. Elige otra.')
  const own = credits.map(({ credit }) => credit)
  const purchase = purchaseAt(own, { plan, active_vacancies: wanted.active_vacancies }, ctx.now())
  const replaced = credits.find(({ credit }) => credit === purchase.replaces)
  // Another currency is not worth the same; then the present plan simply runs beside the new one.
  const discount =
    replaced && replaced.currency === currency
      ? Math.min(price, unusedPart(replaced.paid, replaced.credit, ctx.now()))
      : 0
  const base = price - discount
  const tax_rate = taxRateFor({
    country: buyer?.country ?? company.tax_country ?? 'ES',
    has_valid_tax_id: buyer !== undefined && isTaxId(buyer.country, buyer.tax_id),
  })
  const tax = taxOf(base, tax_rate)
  const ways = [...ctx.payments.values()].filter(({ takes }) => takes(currency)).map(({ name }) => name)
  return {
    ...{ plan, currency, price, discount, base, tax_rate, tax, total: base + tax },
    starts_at: purchase.starts_at,
    ends_at: purchase.ends_at,
    ways,
    refusal: refusalOf(company, { can_pay: ways.length > 0, has_buyer: buyer !== undefined }),
  }
}

/** Paying for what could not be used would be taking money for nothing. */
function refusalOf(
  { verification }: CompanyRow,
  { can_pay, has_buyer }: { can_pay: boolean; has_buyer: boolean },
): string | null {
  if (!can_pay) return 'Los pagos en esta moneda no están disponibles por ahora. Elige otra o escríbenos.'
  if (verification === 'UNVERIFIED')
    return 'Verifica primero el dominio de la empresa en Ajustes: hasta entonces solo puede tener una vacante activa.'
  return has_buyer ? null : 'Completa los datos de facturación para poder hacerte la factura.'
}

type Ask = { params: { id: string }; query: z.output<typeof contract.query> }

export async function getQuote(ctx: UserCtx, { params, query }: Ask): Promise<Priced> {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  return priceFor(ctx, company, query)
}
