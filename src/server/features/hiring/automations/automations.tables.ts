import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Automation, AutomationDo, AutomationTrigger } from '#shared/hiring/automations.ts'
import { applications } from '../applications/applications.tables.ts'

export const automations = pgTable(
  'automations',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    /** Whoever answers for what it does. */
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    trigger: jsonb('trigger').$type<AutomationTrigger>().notNull(),
    action: jsonb('action').$type<AutomationDo>().notNull(),
    is_on: boolean('is_on').notNull(),
    stopped: text('stopped').$type<Automation['stopped']>(),
    runs: integer('runs').notNull().default(0),
    last_run_at: instant('last_run_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('automations_vacancy_idx').on(table.vacancy_id, table.created_at),
    index('automations_author_idx').on(table.author_id),
  ],
)

export type AutomationRow = typeof automations.$inferSelect

/** A rule acts once on an application, whatever happens to both. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    automation_id: uuid('automation_id')
      .notNull()
      .references(() => automations.id, { onDelete: 'cascade' }),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.automation_id, table.application_id] }),
    index('automation_runs_application_idx').on(table.application_id),
  ],
)
