import { pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import { bytes, instant } from '#server/platform/db/columns.ts'

/** The secret address at which a calendar reads somebody's interviews in a company. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    member_id: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    token_hash: bytes('token_hash').notNull(),
    created_at: instant('created_at').notNull(),
    read_at: instant('read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_token_key').on(table.token_hash)],
)
