import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { CloseReason } from '#shared/vacancies/vacancies.ts'

/** What those who waited when a vacancy was closed are told; it goes when all of them have their answer. */
export const vacancyClosings = pgTable(
  'vacancy_closings',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    actor_id: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').$type<CloseReason>().notNull(),
    message: text('message').notNull(),
    delay_hours: integer('delay_hours'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('vacancy_closings_vacancy_idx').on(table.vacancy_id),
    index('vacancy_closings_actor_idx').on(table.actor_id),
  ],
)

export type ClosingRow = typeof vacancyClosings.$inferSelect
