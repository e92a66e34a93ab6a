import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { bytes, instant, primaryId } from '#server/platform/db/columns.ts'
import type { ProfileFacts } from './profiles/facts.ts'

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
    /** Skills of the taxonomy, and roles, also those that are only near: to find who may fit at all. */
    concepts: text('concepts').array().notNull(),
    roles: text('roles').array().notNull(),
    /** One after the other, 256 signed bytes each: directions, whose length says nothing. */
    title_vectors: bytes('title_vectors').notNull(),
    line_vectors: bytes('line_vectors').notNull(),
    prepared_at: instant('prepared_at').notNull(),
  },
  (table) => [
    uniqueIndex('matching_profiles_cv_key').on(table.cv_id),
    uniqueIndex('matching_profiles_vacancy_key').on(table.vacancy_id),
    index('matching_profiles_concepts_idx').using('gin', table.concepts),
    index('matching_profiles_roles_idx').using('gin', table.roles),
    check('matching_profiles_cv', sql`(${table.kind} = 'CV') = (${table.cv_id} is not null)`),
    check('matching_profiles_vacancy', sql`(${table.kind} = 'VACANCY') = (${table.vacancy_id} is not null)`),
    check('matching_profiles_kind', sql`${table.kind} in ('CV', 'VACANCY')`),
  ],
)

export type NewProfile = typeof matchingProfiles.$inferInsert
