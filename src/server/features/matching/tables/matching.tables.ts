import { sql } from 'drizzle-orm'
import { check, index, integer, json, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { bytes, bytesInText, instant, primaryId, textLines } from '#server/platform/db/columns.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import type { JudgedDemand } from '../engine/judged/judged.ts'
import type { CvFacts, ProfileFacts } from './facts.ts'

/** What matching knows of a CV or a vacancy, read once when it changed. */
export const matchingProfiles = pgTable(
  'matching_profiles',
  {
    id: primaryId(),
    kind: text('kind').$type<'CV' | 'VACANCY'>().notNull(),
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id').references(() => vacancies.id, { onDelete: 'cascade' }),
    /** Of the CV or vacancy when it was read. */
    revision: integer('revision').notNull(),
    engine_version: text('engine_version').notNull(),
    language_version: text('language_version').notNull(),
    facts: jsonb('facts').$type<ProfileFacts>().notNull(),
    /** The literal texts that facts stand in, by their path: only explanations quote them. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    /** Words, skills and roles, each once: to find who may fit at all, and how much two texts share. */
    terms: text('terms').array().notNull().default([]),
    /** One after the other, as many signed bytes each: directions, whose length says nothing. */
    title_vectors: bytes('title_vectors').notNull(),
    line_vectors: bytes('line_vectors').notNull(),
    prepared_at: instant('prepared_at').notNull(),
  },
  (table) => [
    uniqueIndex('matching_profiles_cv_key').on(table.cv_id),
    uniqueIndex('matching_profiles_vacancy_key').on(table.vacancy_id),
    index('matching_profiles_cv_terms_idx').using('gin', table.terms).where(sql`cv_id is not null`),
    index('matching_profiles_vacancy_terms_idx').using('gin', table.terms).where(sql`vacancy_id is not null`),
    check('matching_profiles_cv', sql`(${table.kind} = 'CV') = (${table.cv_id} is not null)`),
    check('matching_profiles_vacancy', sql`(${table.kind} = 'VACANCY') = (${table.vacancy_id} is not null)`),
    check('matching_profiles_kind', sql`${table.kind} in ('CV', 'VACANCY')`),
  ],
)

export type NewProfile = typeof matchingProfiles.$inferInsert

/**
 * Of each profile, what lists compare of hundreds before they judge a few, written with it and as it travels: what stands
 * in the row itself is read several times as quickly as what is packed and kept beside it.
 */
export const matchingOutlines = pgTable(
  'matching_outlines',
  {
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id').references(() => vacancies.id, { onDelete: 'cascade' }),
    /** Of the profile that it belongs to: another one there was written by who knows no outlines. */
    prepared_at: instant('prepared_at').notNull(),
    terms: textLines('terms').notNull(),
    /** Of its titles, and then of its lines; of a vacancy the title alone. */
    vectors: bytesInText('vectors').notNull(),
    titles: integer('titles').notNull(),
    /** Of each line, how many words tell something. */
    line_words: json('line_words').$type<number[]>().notNull(),
    employers: json('employers').$type<CvFacts['employers']>().notNull(),
  },
  (table) => [
    uniqueIndex('matching_outlines_cv_key').on(table.cv_id),
    uniqueIndex('matching_outlines_vacancy_key').on(table.vacancy_id),
    check('matching_outlines_one', sql`num_nonnulls(${table.cv_id}, ${table.vacancy_id}) = 1`),
  ],
)
export type NewOutline = typeof matchingOutlines.$inferInsert

/** In how many profiles a term stands; the empty one counts the profiles. Rare terms tell more. */
export const matchingTerms = pgTable('matching_terms', {
  term: text('term').primaryKey(),
  profiles: integer('profiles').notNull(),
})

/** What a person answered to what their CV does not say, by what was asked: it holds for every vacancy. */
export const matchAnswers = pgTable(
  'match_answers',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer_key: text('answer_key').notNull(),
    answer: text('answer').$type<DeclaredAnswer>().notNull(),
    answered_at: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'match_answers_key', columns: [table.user_id, table.answer_key] }),
    check('match_answers_answer', sql`${table.answer} in ('SI', 'UN_POCO', 'NO')`),
  ],
)

const pair = () => ({
  vacancy_id: uuid('vacancy_id')
    .notNull()
    .references(() => vacancies.id, { onDelete: 'cascade' }),
  cv_id: uuid('cv_id')
    .notNull()
    .references(() => cvs.id, { onDelete: 'cascade' }),
})

export type KeptVerdict = JudgedDemand

/**
 * What the language model read in a CV of a demand. Both are known by digests, so that every vacancy that asks the same
 * finds it, and a CV that says something else is read again.
 */
export const matchVerdicts = pgTable(
  'match_verdicts',
  {
    cv_id: uuid('cv_id')
      .notNull()
      .references(() => cvs.id, { onDelete: 'cascade' }),
    demand: text('demand').notNull(),
    cv_digest: text('cv_digest').notNull(),
    judged: jsonb('judged').$type<KeptVerdict>().notNull(),
    judged_at: instant('judged_at').notNull(),
    /** To the day: when somebody last looked at it. Null: written by a version that does not know of it. */
    used_at: instant('used_at'),
    engine_version: text('engine_version'),
  },
  (table) => [primaryKey({ name: 'match_verdicts_key', columns: [table.cv_id, table.demand] })],
)

/** A verdict of a person of the team, beside the one of the engine. */
export const matchOverrides = pgTable(
  'match_overrides',
  {
    ...pair(),
    requirement_id: uuid('requirement_id').notNull(),
    verdict: text('verdict').$type<'CUMPLE' | 'PARCIAL' | 'NO_CUMPLE'>().notNull(),
    reason: text('reason').notNull(),
    member_id: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    overridden_at: instant('overridden_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'match_overrides_key', columns: [table.vacancy_id, table.cv_id, table.requirement_id] }),
    index('match_overrides_cv_idx').on(table.cv_id),
    index('match_overrides_member_idx').on(table.member_id),
    check('match_overrides_verdict', sql`${table.verdict} in ('CUMPLE', 'PARCIAL', 'NO_CUMPLE')`),
  ],
)

/** Who was told of a vacancy: by an invitation of its team, or because they fit. Each person once. */
export const matchInvitations = pgTable(
  'match_invitations',
  {
    ...pair(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invited_by: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null: told because they fit, by nobody. */
    invited_at: instant('invited_at'),
    /** Own words of whoever invited. */
    message: text('message'),
    /** Until then it waits and its person knows nothing; null once it has left. */
    leaves_at: instant('leaves_at'),
    told_at: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'match_invitations_key', columns: [table.vacancy_id, table.user_id] }),
    index('match_invitations_cv_idx').on(table.cv_id),
    index('match_invitations_user_idx').on(table.user_id),
    index('match_invitations_inviter_idx').on(table.invited_by),
  ],
)

/**
 * Verdicts put into words by a language model. The key is the verdicts themselves, so that nothing here points at a person:
 * the same verdicts in the same vacancy read the same.
 */
export const matchSummaries = pgTable(
  'match_summaries',
  {
    vacancy_id: uuid('vacancy_id')
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    text: text('text'),
    failed_at: instant('failed_at'),
    asked_at: instant('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'match_summaries_key', columns: [table.vacancy_id, table.digest] }),
    check('match_summaries_text', sql`char_length(${table.text}) <= 700`),
  ],
)
