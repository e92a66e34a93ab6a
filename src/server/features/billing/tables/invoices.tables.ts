import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Buyer } from '#shared/billing/invoices.ts'
import type { Currency } from '#shared/billing/plans.ts'
import type { TaxRule } from '#shared/billing/taxes.ts'
import { payments } from './payments.tables.ts'

/** Whom the next invoices of a company are made out to. */
export const billingBuyers = pgTable('billing_buyers', {
  company_id: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  updated_at: instant('updated_at').notNull(),
})

/** The last number of each series; its row is locked while an invoice takes the next one, so that none is left out. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last_number: integer('last_number').notNull(),
})

/** Everything as it was when it was issued; nothing of it changes afterwards. */
export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    series: text('series').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<'NORMAL' | 'RECTIFICATIVA'>().notNull(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'restrict' }),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    rectifies_id: uuid('rectifies_id'),
    issuer: jsonb('issuer').$type<Issuer>().notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    concept: text('concept').notNull(),
    base: integer('base').notNull(),
    tax_rate: integer('tax_rate').notNull(),
    tax_rule: text('tax_rule').$type<TaxRule>(),
    /** The days served; null for invoices from before they were kept, and where nothing was served. */
    period_from: date('period_from', { mode: 'string' }),
    period_to: date('period_to', { mode: 'string' }),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    issued_at: instant('issued_at').notNull(),
    /** The day that it was where the company is; invoices without one carry the day in UTC, as they were printed. */
    issued_on: date('issued_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('invoices_number_key').on(table.series, table.number),
    uniqueIndex('invoices_sale_key').on(table.payment_id).where(sql`${table.kind} = 'NORMAL'`),
    // Money may go back in several parts.
    index('invoices_payment_idx').on(table.payment_id, table.kind),
    index('invoices_company_idx').on(table.company_id, table.issued_at, table.id),
    check('invoices_kind', sql`${table.kind} in ('NORMAL', 'RECTIFICATIVA')`),
    check('invoices_rectifies', sql`(${table.kind} = 'RECTIFICATIVA') = (${table.rectifies_id} is not null)`),
    check('invoices_total', sql`${table.total} = ${table.base} + ${table.tax}`),
  ],
)
export type InvoiceRow = typeof invoices.$inferSelect

interface Issuer {
  legal_name: string
  tax_id: string
  address: string
}
