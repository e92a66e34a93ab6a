import type { Ctx, UserCtx } from '#server/context.ts'
import { requireCompany } from '#server/features/companies/team/access.service.ts'
import { pageOf, readCursor } from '#server/platform/db/cursor.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import type { Plan, PlanCode } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { currencyCode } from '#shared/core/fields.ts'
import { rateRules } from '#shared/core/limits.ts'
import { rejectionWords } from '#shared/words/billing.ts'
import { plansOf } from '../plans/plans.service.ts'
import type { PaymentRow } from '../tables/payments.tables.ts'
import { creditsOf } from './entitlements.service.ts'
import { takePaymentEvent } from './payment-events.service.ts'
import { isPaid, wentBack } from './payment-states.ts'
import { findByReference, findCreditOf, listPaymentRows } from './payments.queries.ts'
import { placesAt, planAt } from './pricing.ts'

const PAGE = 20
const LAST = 5

type InCompany = { params: { id: string } }

/** The present plan of a company and what was paid last. */
export async function getBilling(ctx: UserCtx, { params }: InCompany) {
  const { company } = await requireCompany(ctx, params.id, 'manage_billing')
  const [plans, credits, rows] = await Promise.all([
    plansOf(ctx),
    creditsOf(ctx, company.id),
    listPaymentRows(ctx.db, company.id, undefined, LAST),
  ])
  const own = credits.map(({ credit }) => credit)
  const now = ctx.now()
  const present = planAt(own, now)
  const code: PlanCode = present?.plan_code ?? 'GRATIS'
  const state = !present ? ('FREE' as const) : present.ends_at > now ? ('ACTIVE' as const) : ('GRACE' as const)
  return {
    plan: code,
    plan_name: nameOf(plans, code),
    state,
    ends_at: present?.ends_at ?? null,
    active_vacancies: company.verification === 'UNVERIFIED' ? 1 : placesAt(own, now),
    extra: own.filter(({ plan_code, ends_at }) => plan_code === 'SUELTA' && ends_at > now),
    currencies: currenciesOf(plans, company.default_currency),
    payments: rows.map((row) => presented(row, plans)),
  }
}

const nameOf = (plans: readonly Plan[], code: string): string => plans.find((plan) => plan.code === code)?.name ?? code

function currenciesOf(plans: readonly Plan[], own: string) {
  const sold = plans
    .filter(({ code }) => code === 'EQUIPO')
    .flatMap(({ prices }) => Object.keys(prices))
    .flatMap((currency) => currencyCode.safeParse(currency).data ?? [])
  return [...sold.filter((currency) => currency === own), ...sold.filter((currency) => currency !== own)]
}

type Listed = Awaited<ReturnType<typeof listPaymentRows>>[number]

function presented({ payment, ends_at, invoice_id }: Listed, plans: readonly Plan[]) {
  const { plan_code, status_detail, ...rest } = payment
  return {
    ...rest,
    plan: plan_code,
    plan_name: nameOf(plans, plan_code),
    ends_at,
    invoice_id,
    reason: payment.state === 'REJECTED' ? rejectionWords(status_detail) : null,
  }
}

export async function listPayments(
  ctx: UserCtx,
  { params, query }: InCompany & { query: { cursor?: string | undefined } },
) {
  await requireCompany(ctx, params.id, 'manage_billing')
  const [plans, rows] = await Promise.all([
    plansOf(ctx),
    listPaymentRows(ctx.db, params.id, readCursor(query.cursor), PAGE + 1),
  ])
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.payment.id, created_at: row.payment.created_at })),
    PAGE,
  )
  return { ...page, items: page.items.map((row) => presented(row, plans)) }
}

/** For the return pages, without a session: only what the address's owner knows anyway. Asks the provider while it is open. */
export async function getPayment(ctx: Ctx, { params }: { params: { reference: string } }) {
  await takeAttempt(ctx, rateRules.payment_status, ipPrefix(ctx.request.ip))
  const found = await findByReference(ctx.db, params.reference)
  if (!found) throw new AppError('not_found')
  const payment = await refreshed(ctx, found)
  const [plans, credit] = await Promise.all([plansOf(ctx), findCreditOf(ctx.db, payment.id)])
  return {
    state: shownState(payment),
    plan: payment.plan_code,
    company_id: payment.company_id,
    vacancy_id: payment.waiting_vacancy_id,
    plan_name: nameOf(plans, payment.plan_code),
    ends_at: isPaid(payment.state) ? (credit?.ends_at ?? null) : null,
    reason: payment.state === 'REJECTED' ? rejectionWords(payment.status_detail) : null,
    transfer: transferOf(ctx, payment),
  }
}

function transferOf({ config }: Ctx, { provider, state, reference: concept, total: amount, currency }: PaymentRow) {
  const account = config.payments.transfer
  if (provider !== 'transfer' || state !== 'PENDING' || !account) return null
  const { holder, iban, bank } = account
  return { holder, iban, bank, concept, amount, currency }
}

async function refreshed(ctx: Ctx, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.state !== 'CREATED' && payment.state !== 'PENDING') return payment
  // A provider that does not answer leaves the page with what we know.
  const news = await ctx.payments
    .get(payment.provider)
    ?.ask(payment)
    .catch(() => null)
  if (!news) return payment
  await takePaymentEvent(ctx, payment.provider, news)
  return (await findByReference(ctx.db, payment.reference)) ?? payment
}

function shownState({ state }: PaymentRow) {
  if (isPaid(state)) return 'APPROVED' as const
  if (wentBack(state)) return 'REFUNDED' as const
  if (state === 'CREATED') return 'OPEN' as const
  return state === 'PENDING' ? ('PENDING' as const) : ('REJECTED' as const)
}
