import type { z } from 'zod'
import type { UserCtx } from '#server/context.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import type { getQuote as contract, Quote } from '#shared/billing/payments.ts'
import type { BoughtPlan, Currency } from '#shared/billing/plans.ts'
import { TAX_RATES, taxRuleFor } from '#shared/billing/taxes.ts'
import { AppError } from '#shared/core/errors.ts'
import { findBuyer } from '../invoices/invoices.queries.ts'
import { planNamed } from '../plans/plans.service.ts'
import { creditsOf } from './entitlements.service.ts'
import { paidIn, purchaseAt, taxOf, unusedPart } from './pricing.ts'

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
  const discount = replaced ? Math.min(price, await leftOf(ctx, replaced, currency)) : 0
  const base = price - discount
  const tax_rule = taxRuleFor(ctx.config.issuer_territory, buyer ?? unsaved(company))
  const tax_rate = TAX_RATES[tax_rule]
  const tax = taxOf(base, tax_rate)
  const ways = [...ctx.payments.values()].filter(({ takes }) => takes(currency)).map(({ name }) => name)
  return {
    plan,
    currency,
    price,
    discount,
    base,
    tax_rate,
    tax_rule,
    tax,
    total: base + tax,
    starts_at: purchase.starts_at,
    ends_at: purchase.ends_at,
    ways,
    refusal: refusalOf(company, { can_pay: ways.length > 0, has_buyer: buyer !== undefined }),
  }
}

type Paid = Awaited<ReturnType<typeof creditsOf>>[number]

/** What the days that are left of a plan are worth; a change of currency takes nothing away. */
async function leftOf(ctx: UserCtx, { credit, paid, currency: paid_in }: Paid, currency: Currency): Promise<number> {
  const { prices } = await planNamed(ctx, credit.plan_code)
  const worth = paidIn({ amount: paid, currency: paid_in }, prices, currency)
  return worth === null ? 0 : unusedPart(worth, credit, ctx.now())
}

/** Until somebody says who pays, the profile of the company does. */
const unsaved = ({ tax_country, tax_id }: CompanyRow) => ({
  country: tax_country ?? 'ES',
  postal_code: '',
  tax_id: tax_id ?? '',
})

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
