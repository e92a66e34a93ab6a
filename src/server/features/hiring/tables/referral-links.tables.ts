import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant } from '#server/platform/db/columns.ts'

/** The address by which somebody of the team recommends people for a vacancy. It opens nothing, so it is kept as it is. */
export const referralLinks = pgTable(
  'referral_links',
  {
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vacancy_id, table.member_id] }),
    uniqueIndex('referral_links_token_key').on(table.token),
  ],
)
