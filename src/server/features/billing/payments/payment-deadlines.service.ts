import type { Deps } from '#server/context.ts'
import { peopleAllowed } from '#server/features/companies/team/access.service.ts'
import { emit } from '#server/features/events/events.service.ts'
import { forEachRow, walkRows } from '#server/platform/tasks/each-row.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { processPaymentEvent, takePaymentEvent } from './payment-events.service.ts'
import { findPayment, listEndingCredits, listOpenEvents, listOpenPayments, markWarned } from './payments.queries.ts'

const LEFT_AFTER_SECONDS = 60
const WARN_DAYS = 5
/** So long providers are asked about what is open. */
export const ASKED_FOR_DAYS = 10

export function processLeft(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'billing.news',
    list: (page) => listOpenEvents(deps.db, addSeconds(deps.now(), -LEFT_AFTER_SECONDS), page),
    work: processPaymentEvent,
  })
}

/** Of the last days: older ones are no longer going to change. */
export function askForOpen(deps: Deps): Promise<void> {
  const between = { from: addDays(deps.now(), -ASKED_FOR_DAYS), to: addSeconds(deps.now(), -LEFT_AFTER_SECONDS) }
  return walkRows(deps, {
    name: 'billing.ask',
    list: (page) => listOpenPayments(deps.db, between, page),
    work: async (id) => {
      const payment = await findPayment(deps.db, id)
      const news = payment && (await deps.payments.get(payment.provider)?.ask(payment))
      if (payment && news) await takePaymentEvent(deps, payment.provider, news)
    },
  })
}

/** Told once for each credit, some days before it ends. */
export function warnOfEnd(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'billing.end',
    list: (page) => listEndingCredits(deps.db, addDays(deps.now(), WARN_DAYS), page),
    work: async (tx, id) => {
      const credit = await markWarned(tx.db, id, tx.now())
      if (!credit || credit.ends_at < tx.now()) return
      const { company_id, plan_code, ends_at } = credit
      await emit(tx, {
        kind: 'PLAN_ENDING',
        company_id,
        facts: { plan: plan_code, on: ends_at.toISOString().slice(0, 10) },
        recipients: await peopleAllowed(tx, company_id, 'manage_billing'),
      })
    },
  })
}
