import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { bytes, instant } from '#server/platform/db/columns.ts'
import type { HeldBecause, PersonOrigin } from '#shared/hiring/added-people/added-people.ts'
import { applications } from './applications.tables.ts'

/**
 * Of an application whose person the company brought in and who has no account: how they are reached, where they come
 * from and whether they know. Its application has no user until they take it over.
 */
export const addedPeople = pgTable(
  'added_people',
  {
    application_id: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    creation_key: uuid('creation_key').notNull(),
    added_by: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null when the company has none; emptied once the card belongs to an account. */
    email: text('email'),
    origin: text('origin').$type<PersonOrigin>().notNull(),
    origin_detail: text('origin_detail').notNull(),
    held_because: text('held_because').$type<HeldBecause>().notNull(),
    /** The hash finds it; the sealed token lets later mails hold the same address. */
    token_hash: bytes('token_hash').notNull(),
    token_sealed: text('token_sealed').notNull(),
    told_at: instant('told_at'),
    told_by_company: boolean('told_by_company').notNull().default(false),
    /** When it ends unless the company has told the person; null once they know. */
    ends_at: instant('ends_at'),
    taken_at: instant('taken_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('added_people_creation_key').on(table.company_id, table.creation_key),
    uniqueIndex('added_people_token_hash_key').on(table.token_hash),
    index('added_people_added_by_idx').on(table.added_by),
    index('added_people_ends_idx').on(table.ends_at).where(sql`${table.ends_at} is not null`),
  ],
)

export type AddedPersonRow = typeof addedPeople.$inferSelect
