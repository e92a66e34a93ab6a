import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant } from '#server/platform/db/columns.ts'
import { applications } from './applications.tables.ts'

/** Files that answer a vacancy's questions: brought with the draft, sent with the application. */
export const answerFiles = pgTable(
  'answer_files',
  {
    /** Also its name in the store. */
    id: uuid('id').primaryKey(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    question_id: uuid('question_id').notNull(),
    /** Null while it waits, also again once the application was taken back. */
    application_id: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('answer_files_person_idx').on(table.user_id, table.vacancy_id),
    index('answer_files_vacancy_idx').on(table.vacancy_id),
    index('answer_files_application_idx').on(table.application_id),
    index('answer_files_waiting_idx').on(table.created_at).where(sql`${table.application_id} is null`),
  ],
)
