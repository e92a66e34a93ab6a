import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant } from '#server/platform/db/columns.ts'

/** Who wants to be considered by a company for other vacancies, and until when. */
export const talentConsents = pgTable(
  'talent_consents',
  {
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The application with which it was given; without a reference, because that may go before. */
    application_id: uuid('application_id').notNull(),
    given_at: instant('given_at').notNull(),
    until: instant('until').notNull(),
    /** When the person was asked whether to renew it. */
    asked_at: instant('asked_at'),
  },
  (table) => [
    primaryKey({ name: 'talent_consents_key', columns: [table.user_id, table.company_id] }),
    index('talent_consents_company_idx').on(table.company_id),
    index('talent_consents_until_idx').on(table.until),
  ],
)
