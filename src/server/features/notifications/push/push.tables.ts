import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sessions } from '#server/features/accounts/sessions/sessions.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

/** A signed-in device that is told of notices while no page is open; ends with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: primaryId(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_session_key').on(table.session_id),
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
  ],
)
