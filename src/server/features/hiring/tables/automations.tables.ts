import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { AutomationDo, AutomationTrigger } from '#shared/hiring/automations.ts'
import { applications } from './applications.tables.ts'

/** «Cuando… entonces…»: done in the name of whoever saved it last. */
export const automations = pgTable(
  'automations',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    trigger: jsonb('trigger').$type<AutomationTrigger>().notNull(),
    action: jsonb('action').$type<AutomationDo>().notNull(),
    is_on: boolean('is_on').notNull(),
    created_at: instant('created_at').notNull(),
    /** When the team was told that it cannot go on. */
    stop_told_at: instant('stop_told_at'),
    /** What happened before it was saved is none of its business. */
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [
    index('automations_vacancy_idx').on(table.vacancy_id, table.created_at),
    index('automations_author_idx').on(table.author_id),
    index('automations_on_idx').on(table.id).where(sql`${table.is_on}`),
  ],
)

export type AutomationRow = typeof automations.$inferSelect

/** To which applications a rule has already come: to none of them twice. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    automation_id: uuid('automation_id')
      .notNull()
      .references(() => automations.id, { onDelete: 'cascade' }),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<'DONE' | 'SKIPPED'>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.automation_id, table.application_id] }),
    index('automation_runs_application_idx').on(table.application_id),
    check('automation_runs_outcome', sql`${table.outcome} in ('DONE', 'SKIPPED')`),
  ],
)
