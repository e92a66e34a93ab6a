import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'

/** What the offline mail and SMS adapters "sent", for the development outbox; the key makes a repeated delivery one row. */
export const outbox = pgTable(
  'outbox',
  {
    key: text('key').primaryKey(),
    channel: text('channel').$type<'MAIL' | 'SMS'>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('outbox_newest_idx').on(table.created_at)],
)
