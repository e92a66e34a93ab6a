import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant } from '#server/platform/db/columns.ts'
import type { CopyState } from '#shared/rights/rights.ts'

/** The file with everything that a person asked for: one at a time, and only for some days. */
export const dataCopies = pgTable(
  'data_copies',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which asking a task works for: another one has taken its place when they differ. */
    number: uuid('number').notNull(),
    state: text('state').$type<CopyState>().notNull().default('RUNNING'),
    parts_done: integer('parts_done').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    /** Its name in the store. */
    file_id: uuid('file_id'),
    bytes: integer('bytes'),
    asked_at: instant('asked_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (table) => [
    index('data_copies_expiry_idx').on(table.expires_at),
    check('data_copies_state', sql`${table.state} in ('RUNNING', 'READY', 'FAILED')`),
    check('data_copies_ready', sql`(${table.state} = 'READY') = (${table.file_id} is not null)`),
  ],
)

export type CopyRow = typeof dataCopies.$inferSelect
