import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'

/** Stored objects; the object's name in the store is the id, so nothing about the person is in it. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** Whoever brought it. No reference: what a file belongs to, and when it goes, is for the feature that keeps it. */
    owner_id: uuid('owner_id').notNull(),
    kind: text('kind').notNull(),
    content_type: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('files_owner_idx').on(table.owner_id)],
)
