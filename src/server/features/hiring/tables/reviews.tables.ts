import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { ReviewOutcome, ReviewState } from '#shared/hiring/reviews.ts'
import { applications } from './applications.tables.ts'

/** «Pide una revisión»: once for each application. */
export const reviewRequests = pgTable(
  'review_requests',
  {
    id: primaryId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReviewState>().notNull().default('OPEN'),
    reason: text('reason').notNull(),
    /** Who said no, and so is not the one to look again. */
    decided_by: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    due_at: instant('due_at').notNull(),
    reminded_at: instant('reminded_at'),
    outcome: text('outcome').$type<ReviewOutcome>(),
    answer: text('answer'),
    answered_by: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answered_at: instant('answered_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('review_requests_application_key').on(table.application_id),
    index('review_requests_decider_idx').on(table.decided_by),
    index('review_requests_answerer_idx').on(table.answered_by),
    index('review_requests_due_idx').on(table.due_at).where(sql`${table.state} = 'OPEN'`),
    check('review_requests_state', sql`${table.state} in ('OPEN', 'OVERDUE', 'ANSWERED')`),
    check('review_requests_answered', sql`(${table.state} = 'ANSWERED') = (${table.outcome} is not null)`),
  ],
)

export type ReviewRow = typeof reviewRequests.$inferSelect
