import type { IncomingHttpHeaders } from 'node:http'
import { type Deps, inTransaction } from '#server/context.ts'
import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { type PaymentNews, UnprovedNews } from '#server/platform/adapters/payments/payments.ts'
import { AppError } from '#shared/core/errors.ts'
import { issueInvoice, rectifyInvoice } from '../invoices/invoices.service.ts'
import { planNamed } from '../plans/plans.service.ts'
import { creditsOf } from './entitlements.service.ts'
import { movePayment } from './payment-states.service.ts'
import { isPaid, wentBack } from './payment-states.ts'
import {
  closeEvent,
  endCredit,
  insertCredit,
  keepPaymentEvent,
  lockOpenEvent,
  lockPayment,
} from './payments.queries.ts'
import type { PaymentRow } from './payments.tables.ts'
import { purchaseAt } from './pricing.ts'

/** What a provider posts to us: proved, kept, and then acted upon; told twice it is acted upon once. */
export async function receiveNews(deps: Deps, body: string, headers: IncomingHttpHeaders): Promise<void> {
  const news = provedNews(deps, body, headers)
  if (news) await takeNews(deps, news)
}

function provedNews(deps: Deps, body: string, headers: IncomingHttpHeaders): PaymentNews | null {
  try {
    return deps.payments.read(body, headers, deps.now())
  } catch (error) {
    if (error instanceof UnprovedNews || error instanceof SyntaxError) throw new AppError('bad_request')
    throw error
  }
}

/** Kept before anything else: what a dying process leaves is acted upon when it is told again, or by the clock. */
export async function takeNews(deps: Deps, news: PaymentNews): Promise<void> {
  const id = await keepPaymentEvent(deps.db, { provider: deps.payments.name, news, received_at: deps.now() })
  await processNews(deps, id)
}

/** Acts upon kept news once, whoever comes first. */
export function processNews(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const event = await lockOpenEvent(tx.db, id)
    if (!event) return
    const result = await apply(tx, event.news)
    await closeEvent(tx.db, id, { processed_at: tx.now(), result })
  })
}

async function apply(tx: Deps, news: PaymentNews) {
  const payment = await lockPayment(tx.db, news.reference)
  if (!payment) return 'UNKNOWN_PAYMENT' as const
  if (!isWholeAmount(payment, news)) {
    tx.log.error({ event: 'payments.wrong_amount', payment_id: payment.id })
    return 'WRONG_AMOUNT' as const
  }
  const before = payment.state
  if (!(await movePayment(tx, payment, news.outcome, news.detail))) return 'OLD' as const
  if (isPaid(news.outcome) && !isPaid(before)) await grant(tx, payment)
  if (wentBack(news.outcome)) await takeBack(tx, payment)
  if (news.outcome === 'PENDING') await tell(tx, 'PAYMENT_PENDING', payment)
  if (news.outcome === 'REJECTED') await tell(tx, 'PAYMENT_REJECTED', payment)
  return 'APPLIED' as const
}

/** Only a partial refund speaks of another amount than the whole. */
const isWholeAmount = ({ total, currency }: PaymentRow, { outcome, amount, currency: told }: PaymentNews): boolean =>
  told === currency && (amount === total || outcome === 'PARTIALLY_REFUNDED')

async function grant(tx: Deps, payment: PaymentRow): Promise<void> {
  const plan = await planNamed(tx, payment.plan_code)
  const own = (await creditsOf(tx, payment.company_id)).map(({ credit }) => credit)
  const wanted = { plan: payment.plan_code, active_vacancies: plan.active_vacancies }
  const { starts_at, ends_at, replaces } = purchaseAt(own, wanted, tx.now())
  const { company_id, plan_code } = payment
  const isNew = await insertCredit(tx.db, {
    ...{ company_id, plan_code, starts_at, ends_at, payment_id: payment.id },
    active_vacancies: plan.active_vacancies,
  })
  if (!isNew) return
  if (replaces && payment.discount > 0) await endCredit(tx.db, { id: replaces.id }, tx.now())
  await issueInvoice(tx, payment, `Plan ${plan.name}, 30 días`)
  await tell(tx, 'PAYMENT_APPROVED', payment)
  if (payment.waiting_vacancy_id)
    await emit(tx, {
      kind: 'PLACE_BOUGHT',
      vacancy_id: payment.waiting_vacancy_id,
      company_id,
      user_id: payment.created_by,
    })
}

async function takeBack(tx: Deps, payment: PaymentRow): Promise<void> {
  await endCredit(tx.db, { payment_id: payment.id }, tx.now())
  await rectifyInvoice(tx, payment)
  await tell(tx, 'PAYMENT_REFUNDED', payment)
}

type Told = 'PAYMENT_APPROVED' | 'PAYMENT_PENDING' | 'PAYMENT_REJECTED' | 'PAYMENT_REFUNDED'

async function tell(tx: Deps, kind: Told, { company_id, plan_code }: PaymentRow): Promise<void> {
  await emit(tx, {
    ...{ kind, company_id, facts: { plan: plan_code } },
    tell: await peopleAllowed(tx, company_id, 'manage_billing'),
  })
}
