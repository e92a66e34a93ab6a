import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

/** Who was told of an event; its words are drawn when it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event_id: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    is_read: boolean('is_read').notNull().default(false),
    /** For how many of its like it stands; the event is the latest of them. */
    count: integer('count').notNull().default(1),
    /** When a mail told of it, or nobody wanted one. */
    mailed_at: instant('mailed_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notifications_user_event_key').on(table.user_id, table.event_id),
    index('notifications_user_newest_idx').on(table.user_id, table.created_at, table.id),
    index('notifications_event_idx').on(table.event_id),
    index('notifications_created_idx').on(table.created_at),
    index('notifications_unmailed_idx')
      .on(table.user_id, table.created_at)
      .where(sql`not ${table.is_read} and ${table.mailed_at} is null`),
  ],
)
