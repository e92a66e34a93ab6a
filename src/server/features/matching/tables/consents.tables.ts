import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant } from '#server/platform/db/columns.ts'
import type { TalentAnswer } from '#shared/matching/talent-consents.ts'

const company = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' })
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who wants to be considered by a company for other vacancies, and until when. */
export const talentConsents = pgTable(
  'talent_consents',
  {
    company_id: company(),
    user_id: person(),
    /** The application with which it was given; without a reference, because that may go before. */
    application_id: uuid('application_id').notNull(),
    given_at: instant('given_at').notNull(),
    until: instant('until').notNull(),
    /** When the person was asked whether to renew it. */
    asked_at: instant('asked_at'),
    /** What was here before that application: whoever takes it back within its minute has said what they had said. */
    earlier: jsonb('earlier'),
  },
  (table) => [
    primaryKey({ name: 'talent_consents_key', columns: [table.user_id, table.company_id] }),
    index('talent_consents_company_idx').on(table.company_id),
    index('talent_consents_until_idx').on(table.until),
  ],
)

/** A company asked somebody who had applied whether they want to be considered; it does not ask again for a year. */
export const talentAsks = pgTable(
  'talent_asks',
  {
    company_id: company(),
    user_id: person(),
    /** The application in which it asked; without a reference, because that may go before. */
    application_id: uuid('application_id').notNull(),
    asked_by: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    asked_at: instant('asked_at').notNull(),
    answer: text('answer').$type<TalentAnswer>(),
    answered_at: instant('answered_at'),
  },
  (table) => [
    primaryKey({ name: 'talent_asks_key', columns: [table.user_id, table.company_id] }),
    index('talent_asks_company_idx').on(table.company_id),
    index('talent_asks_asker_idx').on(table.asked_by),
    check('talent_asks_answer', sql`${table.answer} in ('SI', 'NO')`),
    check('talent_asks_answered', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
  ],
)
