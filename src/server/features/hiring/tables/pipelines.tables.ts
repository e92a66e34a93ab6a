import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { PipelineTemplate, StageKind } from '#shared/hiring/stages.ts'

/** One per vacancy, made when it is first asked for; `version` is compared by whoever changes stages. */
export const pipelines = pgTable('pipelines', {
  vacancy_id: uuid('vacancy_id')
    .primaryKey()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
})

/** A removed stage stays as a row, because the history of applications names it. */
export const stages = pgTable(
  'stages',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => pipelines.vacancy_id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    candidate_label: text('candidate_label').notNull(),
    kind: text('kind').$type<StageKind>().notNull(),
    expected_days: integer('expected_days').notNull(),
    is_blind: boolean('is_blind').notNull().default(false),
    removed_at: instant('removed_at'),
  },
  (table) => [
    index('stages_vacancy_idx').on(table.vacancy_id, table.position),
    check(
      'stages_kind',
      sql`${table.kind} in ('NEW', 'SCREENING', 'TEST', 'INTERVIEW', 'REFERENCES', 'OFFER', 'HIRED')`,
    ),
  ],
)

export type StageRow = typeof stages.$inferSelect

export const pipelineTemplates = pgTable(
  'pipeline_templates',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    stages: jsonb('stages').$type<PipelineTemplate['stages']>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('pipeline_templates_name_key').on(table.company_id, table.name)],
)
