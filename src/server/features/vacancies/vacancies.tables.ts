import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { VacancyState } from '#shared/vacancies/vacancies.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { companies } from '../companies/companies.tables.ts'

export const vacancies = pgTable(
  'vacancies',
  {
    id: primaryId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    created_by: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who wrote the text as it is edited now: somebody whose save is refused is told whose it crossed. */
    saved_by: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    /** Copy of the document's title, for lists. */
    title: text('title').notNull(),
    document: jsonb('document').$type<VacancyDocument>().notNull(),
    /** Of the text that people read, or of the draft while nobody does. */
    revision: integer('revision').notNull().default(1),
    /** What the team writes while people read `document`; null when nothing waits to be published. */
    pending_document: jsonb('pending_document').$type<VacancyDocument>(),
    /** Saves since `revision` that people do not see: the editor's revision is the sum, so it only ever grows. */
    pending_saves: integer('pending_saves').notNull().default(0),
    /** Since when people read this text. */
    live_since: instant('live_since'),
    state: text('state').$type<VacancyState>().notNull().default('DRAFT'),
    state_reason: text('state_reason'),
    review_note: text('review_note'),
    published_at: instant('published_at'),
    expires_at: instant('expires_at'),
    scheduled_at: instant('scheduled_at'),
    closed_at: instant('closed_at'),
    /** Revision at which reports paused it: only an edited text can go out again. */
    moderated_revision: integer('moderated_revision'),
    relaunched_from: uuid('relaunched_from'),
    /** Made by whoever began it, so that a creation whose answer was lost is not made twice. */
    creation_key: uuid('creation_key'),
    /** What people read of the process once its stages were edited; null while it is as the document says. */
    process_steps: jsonb('process_steps').$type<VacancyDocument['steps']>(),
    /** Since when the team is late with somebody: until all have their answer, its page promises none. */
    promise_missed_at: instant('promise_missed_at'),
    /** How often the team was warned that nobody works on it. */
    neglect_warnings: integer('neglect_warnings').notNull().default(0),
    /** Since when people can apply without a pause. */
    open_since: instant('open_since'),
    views: integer('views').notNull().default(0),
    saves: integer('saves').notNull().default(0),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('vacancies_company_idx').on(table.company_id, table.updated_at, table.id),
    index('vacancies_expiry_idx').on(table.expires_at).where(sql`${table.state} = 'PUBLISHED'`),
    index('vacancies_scheduled_idx').on(table.scheduled_at).where(sql`${table.scheduled_at} is not null`),
    index('vacancies_published_idx').on(table.published_at, table.id).where(sql`${table.state} = 'PUBLISHED'`),
    index('vacancies_promise_idx').on(table.id).where(sql`${table.promise_missed_at} is not null`),
    index('vacancies_creator_idx').on(table.created_by),
    index('vacancies_saver_idx').on(table.saved_by),
    uniqueIndex('vacancies_creation_key').on(table.company_id, table.created_by, table.creation_key),
    check(
      'vacancies_state',
      sql`${table.state} in ('DRAFT', 'IN_REVIEW', 'CHANGES_REQUESTED', 'PUBLISHED', 'PAUSED', 'CLOSED', 'ARCHIVED')`,
    ),
    check(
      'vacancies_published',
      sql`${table.state} not in ('PUBLISHED', 'PAUSED') or (${table.published_at} is not null and ${table.expires_at} is not null)`,
    ),
    check('vacancies_pending', sql`${table.pending_document} is null or ${table.published_at} is not null`),
    check('vacancies_closed', sql`${table.state} <> 'CLOSED' or ${table.closed_at} is not null`),
    check(
      'vacancies_scheduled',
      sql`${table.scheduled_at} is null or ${table.state} in ('DRAFT', 'CHANGES_REQUESTED', 'IN_REVIEW')`,
    ),
  ],
)

export type VacancyRow = typeof vacancies.$inferSelect
export type NewVacancy = typeof vacancies.$inferInsert

/** Who works on a vacancy; HIRING_MANAGER and INTERVIEWER see only those where they stand here. */
export const hiringTeams = pgTable(
  'hiring_teams',
  {
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    role: text('role').$type<'LEAD' | 'MEMBER'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vacancy_id, table.member_id] }),
    index('hiring_teams_member_idx').on(table.member_id),
    check('hiring_teams_role', sql`${table.role} in ('LEAD', 'MEMBER')`),
  ],
)

/** What changed in a vacancy that people could already read; rows are only ever added. */
export const vacancyRevisions = pgTable(
  'vacancy_revisions',
  {
    id: primaryId(),
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The fields that matter to somebody who applied; their words are drawn when they are read. */
    changes: text('changes').array().notNull(),
    changed_by: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('vacancy_revisions_number_key').on(table.vacancy_id, table.number),
    index('vacancy_revisions_person_idx').on(table.changed_by),
  ],
)
