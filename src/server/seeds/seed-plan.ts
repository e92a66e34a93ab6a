import { upsertBuyer } from '#server/features/billing/invoices/invoices.queries.ts'
import { issueInvoice } from '#server/features/billing/invoices/invoices.service.ts'
import { insertCredit, insertPayment } from '#server/features/billing/payments/payments.queries.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import { newToken } from '#server/platform/secrets.ts'
import type { Buyer } from '#shared/billing/invoices.ts'
import { PLAN_DAYS } from '#shared/billing/plans.ts'
import { TAX_RATES } from '#shared/billing/taxes.ts'
import { addDays } from '#shared/core/time.ts'
import type { Deps } from '../context.ts'

const PLACES = 25
/** A demonstration is looked at for longer than a plan lasts: it has paid for as many, one after the other. */
const TERMS = 12
const PRICE = 14_900
const TAX_RATE = TAX_RATES.IVA
const base = TERMS * PRICE
const tax = Math.round((base * TAX_RATE) / 10_000)

/** Pays for what the company has published, so that the clock pauses nothing of it. */
export async function seedPlan(tx: Deps, company: CompanyRow): Promise<void> {
  const { id: company_id, created_by } = company
  const now = tx.now()
  const payment = await insertPayment(tx.db, {
    company_id,
    created_by,
    reference: newToken(),
    creation_key: crypto.randomUUID(),
    plan_code: 'EMPRESA',
    currency: 'EUR',
    price: base,
    discount: 0,
    base,
    tax_rate: TAX_RATE,
    tax_rule: 'IVA',
    tax,
    total: base + tax,
    provider: 'local',
    state: 'APPROVED',
    created_at: now,
    updated_at: now,
    approved_at: now,
  })
  if (!payment) return
  const credit = { payment_id: payment.id, company_id, plan_code: 'EMPRESA', active_vacancies: PLACES } as const
  const period = { starts_at: now, ends_at: addDays(now, TERMS * PLAN_DAYS) }
  await insertCredit(tx.db, { ...credit, ...period })
  await upsertBuyer(tx.db, { company_id, buyer: buyerOf(company), updated_at: now })
  await issueInvoice(tx, payment, { concept: `Plan Empresa, ${TERMS} × ${PLAN_DAYS} días`, period })
}

/** Made up, with a tax id whose check digit fits. */
const buyerOf = ({ name }: CompanyRow): Buyer => ({
  legal_name: `${name}, S. L.`,
  tax_id: 'B12345674',
  address: 'Calle de Ejemplo 7',
  city: 'Madrid',
  postal_code: '28001',
  country: 'ES',
})
