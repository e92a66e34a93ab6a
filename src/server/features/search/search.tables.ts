import { sql } from 'drizzle-orm'
import {
  bigint,
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
import type { z } from 'zod'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { instant } from '#server/platform/db/columns.ts'
import type { hideReason, SentMatch } from '#shared/jobs/jobs.ts'
import { companies } from '../companies/companies.tables.ts'
import { vacancies } from '../vacancies/vacancies.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const vacancyId = () =>
  uuid('vacancy_id')
    .notNull()
    .references(() => vacancies.id, { onDelete: 'cascade' })
const personId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One row per published vacancy: all that lists, filters, counts and alerts look at. Written with each change of it. */
export const vacancySearch = pgTable(
  'vacancy_search',
  {
    vacancy_id: vacancyId().primaryKey(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    published_at: instant('published_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** The end of the band, gross a year in euro cents, so that any currency and period compare. */
    salary_max: bigint('salary_max', { mode: 'number' }).notNull(),
    reply_days: smallint('reply_days'),
    accepts_no_experience: boolean('accepts_no_experience').notNull(),
    modality: text('modality').notNull(),
    contract: text('contract').notNull(),
    working_day: text('working_day').notNull(),
    seniority: text('seniority').notNull(),
    role_family: text('role_family').notNull(),
    /** The five above in one value: counting by it is one cheap pass. */
    facets: text('facets').notNull(),
    role_id: text('role_id'),
    /** Countries, regions and cities as `placeKeys` writes them. */
    places: text('places').array().notNull(),
    languages: text('languages').array().notNull(),
    company_key: text('company_key').notNull(),
    company_domain: text('company_domain').notNull(),
    /** Words and things, each with where it stands; only its index is read, so it is kept beside the row. */
    words: tsvector('words').notNull(),
    /** What wrote it: rows of older rules are written anew by a task. */
    rules_version: smallint('rules_version').notNull(),
  },
  (table) => [
    index('vacancy_search_words_idx').using('gin', sql`indexed_words(${table.words})`).with({ fastupdate: false }),
    index('vacancy_search_places_idx').using('gin', table.places).with({ fastupdate: false }),
    index('vacancy_search_languages_idx').using('gin', table.languages).with({ fastupdate: false }),
    index('vacancy_search_newest_idx').on(table.published_at, table.vacancy_id),
    index('vacancy_search_salary_idx').on(table.salary_max, table.vacancy_id),
    index('vacancy_search_closing_idx').on(table.expires_at, table.vacancy_id),
    index('vacancy_search_facets_idx').on(table.facets, table.expires_at),
    index('vacancy_search_family_idx').on(table.role_family, table.published_at),
    index('vacancy_search_role_idx').on(table.role_id),
    index('vacancy_search_company_idx').on(table.company_id),
    index('vacancy_search_rules_idx').on(table.rules_version),
  ],
)
export type NewSearchRow = typeof vacancySearch.$inferInsert

/** Words of titles, companies and skills as people write them, to find what a mistyped one meant. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigram_idx').using('gist', table.word.op('gist_trgm_ops')),
])

export const savedVacancies = pgTable(
  'saved_vacancies',
  { user_id: personId(), vacancy_id: vacancyId(), created_at: instant('created_at').notNull() },
  (table) => [
    primaryKey({ name: 'saved_vacancies_key', columns: [table.user_id, table.vacancy_id] }),
    index('saved_vacancies_newest_idx').on(table.user_id, table.created_at, table.vacancy_id),
    index('saved_vacancies_vacancy_idx').on(table.vacancy_id),
  ],
)

/** To which vacancies a person applied, and when the last time, for the cards that they read. */
export const appliedVacancies = pgTable(
  'applied_vacancies',
  {
    user_id: personId(),
    vacancy_id: vacancyId(),
    applied_at: instant('applied_at').notNull(),
    /** Blind review: its team must not know that they applied. */
    is_hidden: boolean('is_hidden').notNull().default(false),
    /** What a card says of the fit: as it was sent, whatever the CV says by now. Null when it could not be judged. */
    match: jsonb('match').$type<SentMatch>(),
  },
  (table) => [
    primaryKey({ name: 'applied_vacancies_key', columns: [table.user_id, table.vacancy_id] }),
    index('applied_vacancies_vacancy_idx').on(table.vacancy_id),
  ],
)

/** «No me interesa»: nobody but the person ever learns of it. */
export const hiddenVacancies = pgTable(
  'hidden_vacancies',
  {
    user_id: personId(),
    vacancy_id: vacancyId(),
    reason: text('reason').$type<z.infer<typeof hideReason>>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'hidden_vacancies_key', columns: [table.user_id, table.vacancy_id] }),
    index('hidden_vacancies_vacancy_idx').on(table.vacancy_id),
    check(
      'hidden_vacancies_reason',
      sql`${table.reason} in ('SALARIO', 'UBICACION', 'EMPRESA', 'REQUISITOS', 'YA_POSTULE', 'OTRO')`,
    ),
  ],
)
