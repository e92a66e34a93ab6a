import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#server/platform/db/columns.ts'
import { users } from '../users/users.tables.ts'

/** The one live SMS code of a person; asking again replaces it. */
export const phoneCodes = pgTable('phone_codes', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  phone: text('phone').notNull(),
  code_hash: bytes('code_hash').notNull(),
  tries_left: integer('tries_left').notNull(),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
})
