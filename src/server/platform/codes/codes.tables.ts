import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#server/platform/db/columns.ts'

/** Six digits that were sent somewhere to prove that it can be read. One lives per purpose and subject; asking again replaces it. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text('purpose').notNull(),
    /** Who or what is proved something: a person or an organisation. */
    subject_id: uuid('subject_id').notNull(),
    /** Where it was sent. */
    target: text('target').notNull(),
    code_hash: bytes('code_hash').notNull(),
    tries_left: integer('tries_left').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subject_id] }),
    index('one_time_codes_expiry_idx').on(table.expires_at),
  ],
)
