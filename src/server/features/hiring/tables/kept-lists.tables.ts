import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { AllAsked } from '#shared/hiring/all-applications/all-applications.ts'

/** Filters and order of the list over all vacancies, under a name; a shared one stays when whoever made it leaves. */
export const keptLists = pgTable(
  'kept_lists',
  {
    id: primaryId(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    asked: jsonb('asked').$type<AllAsked>().notNull(),
    is_shared: boolean('is_shared').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('kept_lists_member_idx').on(table.member_id)],
)

export type KeptListRow = typeof keptLists.$inferSelect
