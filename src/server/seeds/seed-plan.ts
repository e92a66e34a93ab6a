import { insertCredit, insertPayment } from '#server/features/billing/payments/payments.queries.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { newToken } from '#server/platform/secrets.ts'
import { addDays } from '#shared/core/time.ts'
import type { Deps } from '../context.ts'

const PLACES = 25
/** A demonstration is looked at for longer than a plan lasts. */
const DAYS = 365

/** Pays for what the company has published, so that the clock pauses nothing of it. */
export async function seedPlan(tx: Deps, { id: company_id, created_by }: CompanyRow): Promise<void> {
  const now = tx.now()
  const payment = await insertPayment(tx.db, {
    ...{ company_id, created_by, reference: newToken(), creation_key: crypto.randomUUID(), plan_code: 'EMPRESA' },
    ...{ currency: 'EUR', price: 14_900, discount: 0, base: 14_900, tax_rate: 2100, tax: 3129, total: 18_029 },
    ...{ provider: 'local', state: 'APPROVED', created_at: now, updated_at: now, approved_at: now },
  })
  if (!payment) return
  const credit = { payment_id: payment.id, company_id, plan_code: 'EMPRESA', active_vacancies: PLACES } as const
  await insertCredit(tx.db, { ...credit, starts_at: now, ends_at: addDays(now, DAYS) })
}
