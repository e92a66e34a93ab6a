import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { ReportReason } from '#shared/vacancies/moderation.ts'
import { vacancies } from '../vacancies.tables.ts'

/** Reports of a vacancy that a person looks at: what the company answered and how it ended. */
export const vacancyModerations = pgTable(
  'vacancy_moderations',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    reasons: text('reasons').array().$type<ReportReason[]>().notNull(),
    opened_at: instant('opened_at').notNull(),
    answer: text('answer'),
    answered_by: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answered_at: instant('answered_at'),
    outcome: text('outcome').$type<'KEPT' | 'PAUSED'>(),
    settled_at: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('vacancy_moderations_open_key').on(table.vacancy_id).where(sql`${table.settled_at} is null`),
    index('vacancy_moderations_vacancy_idx').on(table.vacancy_id, table.settled_at),
    index('vacancy_moderations_answered_by_idx').on(table.answered_by),
    check('vacancy_moderations_outcome', sql`${table.outcome} in ('KEPT', 'PAUSED')`),
    check('vacancy_moderations_settled', sql`(${table.outcome} is null) = (${table.settled_at} is null)`),
  ],
)
