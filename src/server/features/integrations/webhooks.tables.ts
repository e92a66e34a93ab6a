import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { SentKind, WebhookKind } from '#shared/integrations/webhook-kinds.ts'
import type { DeliveryFailure } from '#shared/integrations/webhooks.ts'

/** Where a company is told of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    kinds: text('kinds').array().$type<WebhookKind[]>().notNull(),
    is_on: boolean('is_on').notNull().default(true),
    /** Encrypted: every message is signed with it. */
    secret: text('secret').notNull(),
    old_secret: text('old_secret'),
    old_secret_until: instant('old_secret_until'),
    /** Since when nothing has arrived; null while things do. */
    failing_since: instant('failing_since'),
    /** Nobody answers there: nothing is tried until then. */
    resting_until: instant('resting_until'),
    /** How often in a row nobody answered. */
    silences: integer('silences').notNull().default(0),
    /** When it was switched off by itself. */
    stopped_at: instant('stopped_at'),
    last_delivered_at: instant('last_delivered_at'),
    /** One piece of background work sends here at a time, which keeps the order; it says until when it holds the place. */
    claimed_by: text('claimed_by'),
    claimed_until: instant('claimed_until'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('webhooks_company_idx').on(table.company_id, table.created_at, table.id),
    check('webhooks_kinds', sql`cardinality(${table.kinds}) > 0`),
  ],
)

export type WebhookRow = typeof webhooks.$inferSelect

/** What is sent: written with what happened, tried until it arrives or a day is over, and kept as the log for a while. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: primaryId(),
    webhook_id: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event_id: uuid('event_id').notNull(),
    kind: text('kind').$type<SentKind>().notNull(),
    /** The application or vacancy that it tells of: what is told of one thing arrives in the order in which it happened. */
    subject_id: uuid('subject_id').notNull(),
    body: text('body').notNull(),
    /** Drawn while the row of its subject is held, so it goes by what was kept first. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: instant('next_attempt_at'),
    give_up_at: instant('give_up_at').notNull(),
    delivered_at: instant('delivered_at'),
    last_attempt_at: instant('last_attempt_at'),
    last_status: integer('last_status'),
    last_failure: text('last_failure').$type<DeliveryFailure>(),
    last_answer: text('last_answer'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_due_idx').on(table.next_attempt_at).where(sql`${table.next_attempt_at} is not null`),
    index('webhook_deliveries_waiting_idx')
      .on(table.webhook_id, table.subject_id, table.number)
      .where(sql`${table.next_attempt_at} is not null`),
    index('webhook_deliveries_log_idx').on(table.webhook_id, table.created_at, table.id),
    index('webhook_deliveries_created_idx').on(table.created_at),
  ],
)

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
