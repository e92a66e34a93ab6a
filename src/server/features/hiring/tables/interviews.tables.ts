import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { Interview, InterviewState } from '#shared/hiring/interviews.ts'
import { applications } from './applications.tables.ts'

export const interviews = pgTable(
  'interviews',
  {
    id: primaryId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    kind: text('kind').$type<Interview['kind']>().notNull(),
    duration_minutes: integer('duration_minutes').notNull(),
    slots: timestamp('slots', { withTimezone: true, mode: 'date', precision: 3 }).array().notNull(),
    starts_at: instant('starts_at'),
    timezone: text('timezone').notNull(),
    place: text('place').notNull(),
    message: text('message'),
    asked: text('asked'),
    cancel_reason: text('cancel_reason'),
    state: text('state').$type<InterviewState>().notNull().default('PROPOSED'),
    /** Counted up with every change, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    day_reminded_at: instant('day_reminded_at'),
    hour_reminded_at: instant('hour_reminded_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('interviews_application_idx').on(table.application_id, table.created_at),
    index('interviews_vacancy_idx').on(table.vacancy_id, table.starts_at, table.id),
    index('interviews_due_idx').on(table.starts_at).where(sql`${table.state} = 'SCHEDULED'`),
    check(
      'interviews_state',
      sql`${table.state} in ('PROPOSED', 'RESCHEDULE_ASKED', 'SCHEDULED', 'DONE', 'NO_SHOW', 'CANCELLED')`,
    ),
    check('interviews_scheduled', sql`${table.state} <> 'SCHEDULED' or ${table.starts_at} is not null`),
    check('interviews_slots', sql`cardinality(${table.slots}) between 2 and 8`),
  ],
)

export type InterviewRow = typeof interviews.$inferSelect

export const interviewers = pgTable(
  'interviewers',
  {
    interview_id: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interview_id, table.member_id] }),
    index('interviewers_member_idx').on(table.member_id),
  ],
)
