import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Criterion, Overall, Scorecard } from '#shared/hiring/scorecards.ts'
import { applications } from './applications.tables.ts'

export const vacancyCriteria = pgTable('vacancy_criteria', {
  vacancy_id: uuid('vacancy_id')
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
  updated_at: instant('updated_at').notNull(),
})

/** Asked for when `submitted_at` is null. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: primaryId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    ratings: jsonb('ratings').$type<Scorecard['ratings']>().notNull().default([]),
    overall: text('overall').$type<Overall>(),
    summary: text('summary'),
    asked_at: instant('asked_at').notNull(),
    submitted_at: instant('submitted_at'),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('scorecards_member_key').on(table.application_id, table.member_id),
    index('scorecards_member_idx').on(table.member_id),
  ],
)
