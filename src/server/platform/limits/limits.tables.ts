import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/db/columns.ts'

/** Attempts in the running window of each limited action; ordinary tables, so counters survive a crash. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resets_at: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_idx').on(table.resets_at)],
)
