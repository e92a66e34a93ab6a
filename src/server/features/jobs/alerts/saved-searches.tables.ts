import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Conditions } from '#server/features/search/wanted.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import type { AlertFrequency } from '#shared/jobs/saved-searches.ts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** An alert: what the person asked for, and the same as the search index understands it. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: primaryId(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<JobFilters>().notNull(),
    words: tsquery('words'),
    conditions: jsonb('conditions').$type<Conditions>().notNull(),
    /** What compiled it: searches of older rules are compiled anew by a task. */
    rules_version: smallint('rules_version').notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    by_mail: boolean('by_mail').notNull(),
    paused: boolean('paused').notNull(),
    /** When the next digest is due, at eight in the person's own morning. */
    next_run_at: instant('next_run_at'),
    /** What was published before this is known already. */
    seen_at: instant('seen_at').notNull(),
    last_notified_at: instant('last_notified_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('saved_searches_user_idx').on(table.user_id, table.created_at),
    index('saved_searches_due_idx').on(table.next_run_at).where(sql`${table.next_run_at} is not null`),
    index('saved_searches_instant_idx').on(table.id).where(sql`${table.frequency} = 'INSTANT' and not ${table.paused}`),
    index('saved_searches_rules_idx').on(table.rules_version),
    check('saved_searches_frequency', sql`${table.frequency} in ('INSTANT', 'DAILY', 'WEEKLY', 'OFF')`),
  ],
)
export type SavedSearchRow = typeof savedSearches.$inferSelect
export type NewSavedSearch = typeof savedSearches.$inferInsert

/** What each alert has told, so that it never tells it twice. */
export const toldVacancies = pgTable(
  'told_vacancies',
  {
    search_id: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    told_at: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'told_vacancies_key', columns: [table.search_id, table.vacancy_id] }),
    index('told_vacancies_vacancy_idx').on(table.vacancy_id),
    index('told_vacancies_told_idx').on(table.told_at),
  ],
)
