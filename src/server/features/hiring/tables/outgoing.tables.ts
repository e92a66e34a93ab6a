import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { BulkAction, BulkWork } from '#shared/hiring/bulk.ts'
import type { Outgoing, OutgoingState } from '#shared/hiring/outgoing.ts'
import { applications } from './applications.tables.ts'
import { offers } from './offers.tables.ts'

const vacancyId = () =>
  uuid('vacancy_id')
    .notNull()
    .references(() => vacancies.id, { onDelete: 'cascade' })

/** The same for many applications at once; what was done to each is said by its items. */
export const bulkWorks = pgTable(
  'bulk_works',
  {
    id: primaryId(),
    vacancy_id: vacancyId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creation_key: uuid('creation_key').notNull(),
    action: jsonb('action').$type<BulkAction>().notNull(),
    application_ids: uuid('application_ids').array().notNull(),
    state: text('state').$type<BulkWork['state']>().notNull().default('RUNNING'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('bulk_works_creation_key').on(table.user_id, table.creation_key),
    index('bulk_works_vacancy_idx').on(table.vacancy_id),
    check('bulk_works_state', sql`${table.state} in ('RUNNING', 'DONE', 'UNDONE')`),
  ],
)

export type BulkRow = typeof bulkWorks.$inferSelect

/** What a bulk work did to one application, so that it does nothing twice and can be taken back. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    bulk_id: uuid('bulk_id')
      .notNull()
      .references(() => bulkWorks.id, { onDelete: 'cascade' }),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<'DONE' | 'SKIPPED'>().notNull(),
    from_stage_id: uuid('from_stage_id'),
    /** The version that this work left behind: another one means that somebody has gone on. */
    version: integer('version'),
  },
  (table) => [
    uniqueIndex('bulk_items_key').on(table.bulk_id, table.application_id),
    index('bulk_items_application_idx').on(table.application_id),
  ],
)

/** Mails to people who applied wait here, can be changed, and leave exactly once. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: primaryId(),
    vacancy_id: vacancyId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Outgoing['kind']>().notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    send_at: instant('send_at').notNull(),
    state: text('state').$type<OutgoingState>().notNull().default('QUEUED'),
    bulk_id: uuid('bulk_id').references(() => bulkWorks.id, { onDelete: 'set null' }),
    /** The offer that leaves with it; none for words alone. */
    offer_id: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    settled_at: instant('settled_at'),
  },
  (table) => [
    index('outgoing_mails_due_idx').on(table.send_at, table.id).where(sql`${table.state} = 'QUEUED'`),
    index('outgoing_mails_vacancy_idx').on(table.vacancy_id, table.state, table.send_at, table.id),
    index('outgoing_mails_application_idx').on(table.application_id),
    index('outgoing_mails_bulk_idx').on(table.bulk_id),
    index('outgoing_mails_offer_idx').on(table.offer_id),
    index('outgoing_mails_author_idx').on(table.created_by),
    uniqueIndex('outgoing_mails_one_rejection_key')
      .on(table.application_id)
      .where(sql`${table.kind} = 'REJECTION' and ${table.state} = 'QUEUED'`),
    check('outgoing_mails_state', sql`${table.state} in ('QUEUED', 'SENT', 'CANCELLED', 'FAILED')`),
  ],
)

export type OutgoingRow = typeof outgoingMails.$inferSelect
