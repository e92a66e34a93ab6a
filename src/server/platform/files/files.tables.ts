import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant } from '#server/platform/db/columns.ts'

/** Stored objects; the object's name in the store is the id, so nothing about the person is in it. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    owner_id: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind')
      .$type<'PROFILE_PICTURE' | 'COVER_PHOTO' | 'COMPANY_LOGO' | 'COMPANY_COVER' | 'COMPANY_PHOTO'>()
      .notNull(),
    content_type: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('files_owner_idx').on(table.owner_id)],
)
