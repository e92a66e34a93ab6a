import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { PaymentEvent } from '#server/platform/adapters/payments/payments.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { PaymentState } from '#shared/billing/payments.ts'
import type { BoughtPlan, Currency } from '#shared/billing/plans.ts'
import type { TaxRule } from '#shared/billing/taxes.ts'
import { plans } from './plans.tables.ts'

// Money stays on the books when a company is deleted, so it cannot be deleted while it has some.
const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'restrict' })
const planCode = () =>
  text('plan_code')
    .$type<BoughtPlan>()
    .notNull()
    .references(() => plans.code, { onDelete: 'restrict' })

/** One try to pay; another try is another row. */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    /** Opaque, and all that return pages know. */
    reference: text('reference').notNull(),
    company_id: companyId(),
    creation_key: uuid('creation_key').notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    plan_code: planCode(),
    currency: text('currency').$type<Currency>().notNull(),
    price: integer('price').notNull(),
    discount: integer('discount').notNull(),
    base: integer('base').notNull(),
    tax_rate: integer('tax_rate').notNull(),
    /** As it was when the price was said; null for payments from before it was kept. */
    tax_rule: text('tax_rule').$type<TaxRule>(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    provider: text('provider').notNull(),
    /** How the provider calls it, for asking later. */
    provider_ref: text('provider_ref'),
    state: text('state').$type<PaymentState>().notNull().default('CREATED'),
    status_detail: text('status_detail'),
    /** What waits to be published once it is paid; whoever publishes looks whether it still can be. */
    waiting_vacancy_id: uuid('waiting_vacancy_id'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    approved_at: instant('approved_at'),
  },
  (table) => [
    uniqueIndex('payments_reference_key').on(table.reference),
    uniqueIndex('payments_creation_key').on(table.company_id, table.creation_key),
    index('payments_company_idx').on(table.company_id, table.created_at, table.id),
    index('payments_open_idx').on(table.id).where(sql`${table.state} in ('CREATED', 'PENDING')`),
    check('payments_amounts', sql`${table.base} = ${table.price} - ${table.discount} and ${table.base} >= 0`),
    check('payments_total', sql`${table.total} = ${table.base} + ${table.tax} and ${table.tax} >= 0`),
    check(
      'payments_state',
      sql`${table.state} in ('CREATED', 'PENDING', 'REJECTED', 'CANCELLED', 'EXPIRED', 'APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'CHARGEBACK')`,
    ),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** What providers told us, kept before anything is done about it. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: primaryId(),
    provider: text('provider').notNull(),
    event_id: text('event_id').notNull(),
    reference: text('reference').notNull(),
    news: jsonb('news').$type<PaymentEvent>().notNull(),
    received_at: instant('received_at').notNull(),
    processed_at: instant('processed_at'),
    /** What came of it, for whoever looks into a complaint. */
    result: text('result').$type<'APPLIED' | 'OLD' | 'UNKNOWN_PAYMENT' | 'WRONG_AMOUNT'>(),
  },
  (table) => [
    uniqueIndex('payment_events_key').on(table.provider, table.event_id),
    index('payment_events_reference_idx').on(table.reference),
    index('payment_events_open_idx').on(table.id).where(sql`${table.processed_at} is null`),
  ],
)

/** What an approved payment entitles to: at most one row for each. */
export const planCredits = pgTable(
  'plan_credits',
  {
    id: primaryId(),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    company_id: companyId(),
    plan_code: planCode(),
    active_vacancies: integer('active_vacancies').notNull(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    /** Before its end: a bigger plan took its place, or the money went back. */
    ended_at: instant('ended_at'),
    warned_at: instant('warned_at'),
  },
  (table) => [
    uniqueIndex('plan_credits_payment_key').on(table.payment_id),
    index('plan_credits_company_idx').on(table.company_id, table.ends_at),
    index('plan_credits_end_idx').on(table.ends_at).where(sql`${table.ended_at} is null`),
    check('plan_credits_period', sql`${table.starts_at} < ${table.ends_at}`),
  ],
)
export type CreditRow = typeof planCredits.$inferSelect
