import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

/** The text of a vacancy that a company uses again. */
export const vacancyTemplates = pgTable(
  'vacancy_templates',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    document: jsonb('document').$type<VacancyDocument>().notNull(),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('vacancy_templates_name_key').on(table.company_id, sql`lower(${table.name})`),
    index('vacancy_templates_person_idx').on(table.created_by),
    check('vacancy_templates_name', sql`char_length(${table.name}) between 1 and 60`),
  ],
)

export type TemplateRow = typeof vacancyTemplates.$inferSelect
export type NewTemplate = typeof vacancyTemplates.$inferInsert
