import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant } from '#server/platform/db/columns.ts'

/** A CV that its person prepares for one vacancy. */
export const tailoredCvs = pgTable(
  'tailored_cvs',
  {
    cv_id: uuid('cv_id')
      .primaryKey()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tailored_cvs_one_key').on(table.user_id, table.vacancy_id),
    index('tailored_cvs_vacancy_idx').on(table.vacancy_id),
  ],
)
