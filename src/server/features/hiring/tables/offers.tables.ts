import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Offer, OfferState } from '#shared/hiring/offers.ts'
import { applications } from './applications.tables.ts'

export const offers = pgTable(
  'offers',
  {
    id: primaryId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    salary: bigint('salary', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Offer['currency']>().notNull(),
    period: text('period').$type<Offer['period']>().notNull(),
    payments_per_year: integer('payments_per_year').notNull().default(12),
    contract: text('contract').$type<Offer['contract']>().notNull(),
    start_date: date('start_date', { mode: 'string' }).notNull(),
    expires_on: date('expires_on', { mode: 'string' }).notNull(),
    /** The end of that day where the person lives. */
    expires_at: instant('expires_at').notNull(),
    terms: text('terms'),
    state: text('state').$type<OfferState>().notNull().default('DRAFT'),
    sent_at: instant('sent_at'),
    answered_at: instant('answered_at'),
    decline_reason: text('decline_reason'),
    /** Of the team: why it went out although the ad announces something else. */
    exception_reason: text('exception_reason'),
    accepted_name: text('accepted_name'),
    accepted_hash: text('accepted_hash'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('offers_application_idx').on(table.application_id, table.created_at),
    index('offers_author_idx').on(table.created_by),
    uniqueIndex('offers_one_open_key').on(table.application_id).where(sql`${table.state} in ('DRAFT', 'SENT')`),
    index('offers_due_idx').on(table.expires_at).where(sql`${table.state} = 'SENT'`),
    check(
      'offers_state',
      sql`${table.state} in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN_BY_COMPANY')`,
    ),
  ],
)

export type OfferRow = typeof offers.$inferSelect
