import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What happened, e.g. `PASSWORD_CHANGED:<id>`; one notice per person and event. */
    event: text('event').notNull(),
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    link_to: text('link_to'),
    is_read: boolean('is_read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_user_event_key').on(table.user_id, table.event),
    index('notifications_user_newest_idx').on(table.user_id, table.created_at, table.id),
    index('notifications_created_idx').on(table.created_at),
  ],
)
