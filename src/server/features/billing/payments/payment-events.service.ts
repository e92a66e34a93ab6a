import { ZodError } from 'zod'
import { type Deps, inTransaction } from '#server/context.ts'
import { findPerson } from '#server/features/accounts/users/people.service.ts'
import { holdCompany, peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { type PaymentEvent, type Posted, UnprovedEvent } from '#server/platform/adapters/payments/payments.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { PLAN_DAYS, type Plan } from '#shared/billing/plans.ts'
import { AppError } from '#shared/core/errors.ts'
import { codeOf } from '../invoices/invoice-document.ts'
import { receiptMail } from '../invoices/invoices.mails.ts'
import { issueInvoice, rectifyInvoice } from '../invoices/invoices.service.ts'
import { planNamed } from '../plans/plans.service.ts'
import type { InvoiceRow } from '../tables/invoices.tables.ts'
import type { PaymentRow } from '../tables/payments.tables.ts'
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
  moveCredit,
} from './payments.queries.ts'
import { broughtForward, purchaseAt } from './pricing.ts'

/** What a provider posts to us: proved, kept, and then acted upon; told twice it is acted upon once. */
export async function receivePaymentEvent(deps: Deps, name: string, posted: Posted): Promise<void> {
  const provider = deps.payments.get(name)
  if (!provider) throw new AppError('not_found')
  const news = await provider.read(posted, deps.now()).catch((error: unknown) => {
    const isNoNews = [UnprovedEvent, SyntaxError, ZodError].some((kind) => error instanceof kind)
    throw isNoNews ? new AppError('bad_request') : error
  })
  if (news) await takePaymentEvent(deps, name, news)
}

/** Kept before anything else: what a dying process leaves is acted upon when it is told again, or by the clock. */
export async function takePaymentEvent(deps: Deps, provider: string, news: PaymentEvent): Promise<void> {
  const id = await keepPaymentEvent(deps.db, { provider, news, received_at: deps.now() })
  await processPaymentEvent(deps, id)
}

/** Acts upon kept news once, whoever comes first. */
export function processPaymentEvent(deps: Deps, id: string): Promise<void> {
  return inTransaction(deps, async (tx) => {
    const event = await lockOpenEvent(tx.db, id)
    if (!event) return
    const result = await apply(tx, event)
    await closeEvent(tx.db, id, { processed_at: tx.now(), result })
  })
}

async function apply(tx: Deps, { provider, news }: { provider: string; news: PaymentEvent }) {
  const payment = await lockPayment(tx.db, news.reference)
  // Nobody speaks for another provider.
  if (payment?.provider !== provider) return 'UNKNOWN_PAYMENT' as const
  if (!isPossibleAmount(payment, news)) {
    tx.log.error({ event: 'payments.wrong_amount', payment_id: payment.id })
    return 'WRONG_AMOUNT' as const
  }
  const before = payment.state
  const isMoved = await movePayment(tx, payment, news.outcome, news.detail)
  // More of the money may go back without another state.
  if (!isMoved && !(before === 'PARTIALLY_REFUNDED' && news.outcome === before)) return 'OLD' as const
  await follow(tx, payment, news)
  return 'APPLIED' as const
}

/** What a payment that has come further brings about; `payment` is as it was before. */
async function follow(tx: Deps, payment: PaymentRow, { outcome, amount }: PaymentEvent): Promise<void> {
  // Two purchases that are approved at once must each see what the other one brought.
  await holdCompany(tx, payment.company_id)
  if (isPaid(outcome) && !isPaid(payment.state)) await grant(tx, payment)
  if (outcome === 'PARTIALLY_REFUNDED') await takeBackPart(tx, payment, amount)
  if (wentBack(outcome)) await takeBack(tx, payment)
  if (outcome === 'PENDING') await notifyTeam(tx, 'PAYMENT_PENDING', payment)
  if (outcome === 'REJECTED') await notifyTeam(tx, 'PAYMENT_REJECTED', payment)
}

/** Only a partial refund speaks of another amount than the whole: of what went back in all. */
function isPossibleAmount({ total, currency }: PaymentRow, { outcome, amount, currency: told }: PaymentEvent): boolean {
  if (told !== currency) return false
  return outcome === 'PARTIALLY_REFUNDED' ? amount > 0 && amount < total : amount === total
}

async function grant(tx: Deps, payment: PaymentRow): Promise<void> {
  const plan = await planNamed(tx, payment.plan_code)
  const own = (await creditsOf(tx, payment.company_id)).map(({ credit }) => credit)
  const wanted = { plan: payment.plan_code, active_vacancies: plan.active_vacancies }
  const { starts_at, ends_at, replaces } = purchaseAt(own, wanted, tx.now())
  const { company_id, plan_code } = payment
  const isNew = await insertCredit(tx.db, {
    company_id,
    plan_code,
    starts_at,
    ends_at,
    payment_id: payment.id,
    active_vacancies: plan.active_vacancies,
  })
  if (!isNew) return
  if (replaces && payment.discount > 0) await endCredit(tx.db, { id: replaces.id }, tx.now())
  await notifyTeam(tx, 'PAYMENT_APPROVED', payment)
  if (payment.waiting_vacancy_id)
    await emit(tx, {
      kind: 'PLACE_BOUGHT',
      vacancy_id: payment.waiting_vacancy_id,
      company_id,
      user_id: payment.created_by,
    })
  // Last, since whoever else issues one waits for this number until the end.
  await notifyOfInvoice(
    tx,
    await issueInvoice(tx, payment, { concept: conceptOf(plan), period: { starts_at, ends_at } }),
  )
}

/** One publication more is no plan. */
const conceptOf = ({ code, name }: Plan): string => `${code === 'SUELTA' ? name : `Plan ${name}`}, ${PLAN_DAYS} días`

/** The plan goes on: the company was given something back, not everything. */
async function takeBackPart(tx: Deps, payment: PaymentRow, back: number): Promise<void> {
  const invoice = await rectifyInvoice(tx, payment, back)
  if (invoice === null) return
  await notifyTeam(tx, 'PAYMENT_PARTLY_REFUNDED', payment)
  await notifyOfInvoice(tx, invoice)
}

async function takeBack(tx: Deps, payment: PaymentRow): Promise<void> {
  await endCredit(tx.db, { payment_id: payment.id }, tx.now())
  const left = (await creditsOf(tx, payment.company_id)).map(({ credit }) => credit)
  for (const credit of broughtForward(left, tx.now())) await moveCredit(tx.db, credit)
  // What went back was paid, also when nobody told us so: both stand in the books, in whatever order the news came.
  if (!isPaid(payment.state)) {
    const concept = conceptOf(await planNamed(tx, payment.plan_code))
    await issueInvoice(tx, payment, { concept, period: null })
  }
  await notifyTeam(tx, 'PAYMENT_REFUNDED', payment)
  await notifyOfInvoice(tx, await rectifyInvoice(tx, payment, payment.total))
}

type Told = 'PAYMENT_APPROVED' | 'PAYMENT_PENDING' | 'PAYMENT_REJECTED' | 'PAYMENT_REFUNDED' | 'PAYMENT_PARTLY_REFUNDED'

async function notifyTeam(tx: Deps, kind: Told, { company_id, plan_code }: PaymentRow): Promise<void> {
  await emit(tx, {
    kind,
    company_id,
    facts: { plan: plan_code },
    recipients: await peopleAllowed(tx, company_id, 'manage_billing'),
  })
}

/** In the bell, and as a receipt by mail at once: whoever does the books waits for it. */
async function notifyOfInvoice(tx: Deps, invoice: InvoiceRow | null): Promise<void> {
  if (invoice === null) return
  const { company_id } = invoice
  const people = await peopleAllowed(tx, company_id, 'manage_billing')
  await emit(tx, { kind: 'INVOICE_READY', company_id, facts: { code: codeOf(invoice) }, recipients: people })
  for (const id of people) {
    const person = await findPerson(tx, id)
    if (person) await sendMail(tx, receiptMail(person.email, invoice, tx.config.public_url))
  }
}
