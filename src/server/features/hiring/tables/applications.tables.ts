import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type {
  Answer,
  AnsweredQuestion,
  ApplicationSource,
  ApplicationState,
  RejectionDepth,
  RejectionReason,
  StepKind,
} from '#shared/hiring/application.ts'
import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import type { DeclaredAnswer, MatchLabel, MatchResult } from '#shared/matching/matching.ts'
import type { VacancyField } from '#shared/vacancies/vacancy-changes.ts'
import { vacancyClosings } from './closing.tables.ts'
import { stages } from './pipelines.tables.ts'

const vacancyId = () =>
  uuid('vacancy_id')
    .notNull()
    .references(() => vacancies.id, { onDelete: 'cascade' })
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What the board reads of an application; what was sent with it lies in its snapshot. */
export const applications = pgTable(
  'applications',
  {
    id: primaryId(),
    vacancy_id: vacancyId(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once the person is gone. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'set null' }),
    creation_key: uuid('creation_key').notNull(),
    state: text('state').$type<ApplicationState>().notNull().default('SENDING'),
    stage_id: uuid('stage_id')
      .notNull()
      .references(() => stages.id),
    /** Compared by whoever changes it: two people who move one card never overwrite each other. */
    version: integer('version').notNull().default(1),
    source: text('source').$type<ApplicationSource>().notNull(),
    /** By whose link they came: somebody of the team recommended them. */
    referred_by: uuid('referred_by').references(() => members.id, { onDelete: 'set null' }),
    full_name: text('full_name').notNull(),
    /** Blind review: the team knows it by its pseudonym until this is false. */
    is_blind: boolean('is_blind').notNull().default(false),
    /** Drawn by lot: it leads to nobody. */
    pseudonym: text('pseudonym').notNull().default(sql`upper(left(gen_random_uuid()::text, 5))`),
    /** Said with a blind application: it waits until the name is shown or the process over. */
    wants_pool: boolean('wants_pool').notNull().default(false),
    /** The answer to it asks whether they may be considered for other vacancies. */
    asks_pool: boolean('asks_pool').notNull().default(false),
    headline: text('headline').notNull(),
    cv_title: text('cv_title').notNull(),
    match_low: integer('match_low'),
    match_high: integer('match_high'),
    match_label: text('match_label').$type<MatchLabel>(),
    match_shown: text('match_shown'),
    /** Stays with the figures when the person is gone: how a match was computed can be told afterwards. */
    engine_version: text('engine_version'),
    missed_must: integer('missed_must').notNull().default(0),
    unexpected_answers: integer('unexpected_answers').notNull().default(0),
    /** What was sent, or the file that its CV was read from, holds a text that speaks to a program. */
    speaks_to_programs: boolean('speaks_to_programs').notNull().default(false),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    owner_member_id: uuid('owner_member_id').references(() => members.id, { onDelete: 'set null' }),
    unread_by_team: integer('unread_by_team').notNull().default(0),
    unread_by_seeker: integer('unread_by_seeker').notNull().default(0),
    applied_at: instant('applied_at').notNull(),
    stage_since: instant('stage_since').notNull(),
    /** The last stage of which its person was told: a card that only bounced is no news. */
    told_stage_id: uuid('told_stage_id'),
    viewed_at: instant('viewed_at'),
    promised_reply_at: instant('promised_reply_at'),
    /** When a person of the company first answered what is promised now, moved or wrote; null while that is owed. */
    first_reply_at: instant('first_reply_at'),
    /** When one first answered at all, kept when a hold makes a new promise and an answer is owed again. */
    replied_before_hold_at: instant('replied_before_hold_at'),
    last_contact_at: instant('last_contact_at'),
    /** When somebody was reminded of the promise, and when the person was told that it was not kept. */
    reminded_at: instant('reminded_at'),
    missed_told_at: instant('missed_told_at'),
    decided_at: instant('decided_at'),
    /** When the person learnt of the decision: until then their list says nothing of it. */
    told_at: instant('told_at'),
    decision_side: text('decision_side').$type<'COMPANY' | 'CANDIDATE'>(),
    decision_reason: text('decision_reason').$type<RejectionReason>(),
    decision_depth: text('decision_depth').$type<RejectionDepth>(),
    decision_note: text('decision_note'),
    decision_message: text('decision_message'),
    missing_requirement_ids: uuid('missing_requirement_ids').array().notNull().default(sql`'{}'`),
    /** When its team heard that it will soon be anonymised. */
    retention_warned_at: instant('retention_warned_at'),
    /** The closing of its vacancy that it still has to be answered for. */
    closing_id: uuid('closing_id').references(() => vacancyClosings.id, { onDelete: 'set null' }),
    /** What of its vacancy was published otherwise and its person has not heard of yet. */
    untold_changes: text('untold_changes').array().$type<VacancyField[]>().notNull().default(sql`'{}'`),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    index('applications_untold_idx').on(table.id).where(sql`${table.untold_changes} <> '{}'`),
    index('applications_closing_idx').on(table.closing_id).where(sql`${table.closing_id} is not null`),
    index('applications_ended_idx')
      .on(table.decided_at)
      .where(sql`${table.state} in ('REJECTED', 'WITHDRAWN', 'HIRED')`),
    uniqueIndex('applications_one_open_key')
      .on(table.vacancy_id, table.user_id)
      .where(sql`${table.state} in ('SENDING', 'ACTIVE', 'ON_HOLD')`),
    uniqueIndex('applications_creation_key').on(table.user_id, table.creation_key),
    index('applications_vacancy_idx').on(table.vacancy_id, table.state, table.applied_at, table.id),
    index('applications_changes_idx').on(table.vacancy_id, table.changed_at),
    index('applications_user_idx').on(table.user_id, table.applied_at, table.id),
    index('applications_stage_idx').on(table.stage_id),
    index('applications_company_idx').on(table.company_id, table.applied_at, table.id),
    index('applications_company_user_idx').on(table.company_id, table.user_id),
    index('applications_cv_idx').on(table.cv_id),
    index('applications_owner_idx').on(table.owner_member_id),
    index('applications_referred_idx')
      .on(table.referred_by, table.vacancy_id)
      .where(sql`${table.referred_by} is not null`),
    index('applications_sending_idx').on(table.applied_at).where(sql`${table.state} = 'SENDING'`),
    index('applications_promised_idx')
      .on(table.promised_reply_at)
      .where(sql`${table.first_reply_at} is null and ${table.state} = 'ACTIVE'`),
    index('applications_held_idx')
      .on(table.promised_reply_at)
      .where(sql`${table.state} = 'ON_HOLD' and ${table.reminded_at} is null`),
    check(
      'applications_state',
      sql`${table.state} in ('SENDING', 'ACTIVE', 'ON_HOLD', 'REJECTED', 'WITHDRAWN', 'HIRED', 'ANONYMISED')`,
    ),
    check(
      'applications_rejected',
      sql`${table.state} <> 'REJECTED' or (${table.decided_at} is not null and ${table.decision_reason} is not null)`,
    ),
    check('applications_tags', sql`cardinality(${table.tags}) <= 10`),
  ],
)

export type ApplicationRow = typeof applications.$inferSelect

/** What was sent, as it was: rows are written once and never changed. */
export const applicationSnapshots = pgTable('application_snapshots', {
  application_id: uuid('application_id')
    .primaryKey()
    .references(() => applications.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<CvContent>().notNull(),
  note: text('note'),
  /** The note is a letter, and this stands over it; null where it is only a note. */
  letter_title: text('letter_title'),
  answers: jsonb('answers').$type<AnsweredQuestion[]>().notNull(),
  declared: jsonb('declared').$type<Record<string, DeclaredAnswer>>().notNull(),
  match: jsonb('match').$type<MatchResult>(),
  engine_version: text('engine_version'),
  vacancy_revision: integer('vacancy_revision').notNull(),
  created_at: instant('created_at').notNull(),
})

export type SnapshotRow = typeof applicationSnapshots.$inferSelect

/** What happened to an application; rows are only ever added. Nobody is named: names are looked up when it is read. */
export const applicationSteps = pgTable(
  'application_steps',
  {
    id: primaryId(),
    application_id: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    vacancy_id: vacancyId(),
    kind: text('kind').$type<StepKind>().notNull(),
    actor_id: uuid('actor_id'),
    from_stage_id: uuid('from_stage_id'),
    to_stage_id: uuid('to_stage_id'),
    detail: text('detail'),
    created_at: instant('created_at').notNull(),
    /** Of several things in one moment, which came first. */
    number: bigserial('number', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('application_steps_application_idx').on(table.application_id, table.created_at, table.id),
    index('application_steps_vacancy_idx').on(table.vacancy_id, table.created_at, table.id),
  ],
)

/** What somebody has typed who has not sent yet. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    user_id: userId(),
    vacancy_id: vacancyId(),
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'set null' }),
    note: text('note'),
    /** The note goes out as a letter in the look of the CV. */
    is_letter: boolean('is_letter').notNull().default(false),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    declared: jsonb('declared').$type<Record<string, DeclaredAnswer>>().notNull(),
    /** The link of somebody who recommends them, as it stood in the address. */
    referral: text('referral'),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.vacancy_id] }),
    index('application_drafts_vacancy_idx').on(table.vacancy_id),
    index('application_drafts_cv_idx').on(table.cv_id),
  ],
)

/** The latest answer of a person to a question, by its folded words. */
export const answerBank = pgTable(
  'answer_bank',
  {
    user_id: userId(),
    question: text('question').notNull(),
    values: jsonb('values').$type<string[]>().notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.question] })],
)

/** What only the person reads of an own application. */
export const applicationPrivates = pgTable(
  'application_privates',
  {
    application_id: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    note: text('note'),
    /** «Lo que contaré» in an interview, by line of the match that was sent. */
    stories: jsonb('stories').$type<Record<string, string>>().notNull().default({}),
    reminder_at: instant('reminder_at'),
    reminded_at: instant('reminded_at'),
  },
  (table) => [
    index('application_privates_reminder_idx').on(table.reminder_at).where(sql`${table.reminded_at} is null`),
  ],
)

/** Applications sent elsewhere, kept by hand. */
export const externalApplications = pgTable(
  'external_applications',
  {
    id: primaryId(),
    user_id: userId(),
    company: text('company').notNull(),
    role: text('role').notNull(),
    url: text('url'),
    applied_on: date('applied_on', { mode: 'string' }).notNull(),
    state: text('state').$type<ExternalApplication['state']>().notNull(),
    notes: text('notes'),
    /** The ad as it was pasted: it is read and compared anew whenever somebody looks. */
    ad_text: text('ad_text'),
    reminder_at: instant('reminder_at'),
    reminded_at: instant('reminded_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('external_applications_user_idx').on(table.user_id, table.created_at, table.id),
    index('external_applications_reminder_idx').on(table.reminder_at).where(sql`${table.reminded_at} is null`),
  ],
)
