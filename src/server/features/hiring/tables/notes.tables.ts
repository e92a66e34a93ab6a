import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import { applications } from './applications.tables.ts'

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' })

export const applicationNotes = pgTable(
  'application_notes',
  {
    id: primaryId(),
    application_id: applicationId(),
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    visibility: text('visibility').$type<'TEAM' | 'PRIVATE_LEADS'>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('application_notes_idx').on(table.application_id, table.created_at, table.id),
    index('application_notes_author_idx').on(table.author_id),
    check('application_notes_visibility', sql`${table.visibility} in ('TEAM', 'PRIVATE_LEADS')`),
  ],
)

export const applicationTasks = pgTable(
  'application_tasks',
  {
    id: primaryId(),
    application_id: applicationId(),
    title: text('title').notNull(),
    due_on: date('due_on', { mode: 'string' }),
    assignee_id: uuid('assignee_id').references(() => members.id, { onDelete: 'set null' }),
    done_at: instant('done_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('application_tasks_idx').on(table.application_id, table.created_at),
    index('application_tasks_assignee_idx').on(table.assignee_id),
  ],
)
