import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { MessageTemplateKind } from '#shared/hiring/templates/templates.ts'
import { applications } from './applications.tables.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

export const applicationMessages = pgTable(
  'application_messages',
  {
    id: primaryId(),
    application_id: applicationId(),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side').$type<'TEAM' | 'SEEKER'>().notNull(),
    body: text('body').notNull(),
    creation_key: uuid('creation_key').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('application_messages_idx').on(table.application_id, table.created_at, table.id),
    index('application_messages_author_idx').on(table.author_id),
    uniqueIndex('application_messages_creation_key').on(table.application_id, table.author_id, table.creation_key),
    check('application_messages_side', sql`${table.side} in ('TEAM', 'SEEKER')`),
  ],
)

/** Brought first, hung on a message afterwards; what nobody sends within a day goes. */
export const messageFiles = pgTable(
  'message_files',
  {
    /** Also its name in the store. */
    id: uuid('id').primaryKey(),
    application_id: applicationId(),
    uploader_id: uuid('uploader_id').notNull(),
    message_id: uuid('message_id').references(() => applicationMessages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('message_files_application_idx').on(table.application_id),
    index('message_files_message_idx').on(table.message_id),
    index('message_files_waiting_idx').on(table.created_at).where(sql`${table.message_id} is null`),
  ],
)

export const messageTemplates = pgTable(
  'message_templates',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MessageTemplateKind>().notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('message_templates_name_key').on(table.company_id, table.name)],
)
