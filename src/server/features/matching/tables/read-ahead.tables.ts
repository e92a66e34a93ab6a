import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { instant, primaryId } from '#server/platform/db/columns.ts'

/** Whose best list the language model reads before anybody looks at it: a person's, by their base CV, or a vacancy's. */
export const matchReadAhead = pgTable(
  'match_read_ahead',
  {
    id: primaryId(),
    cv_id: uuid('cv_id').references(() => cvs.id, { onDelete: 'cascade' }),
    vacancy_id: uuid('vacancy_id').references(() => vacancies.id, { onDelete: 'cascade' }),
    /** Not before: who writes a CV changes it again and again. */
    ready_at: instant('ready_at').notNull(),
    /** How many may still be read for it, whatever goes wrong. */
    pairs_left: integer('pairs_left').notNull(),
    /** Of a vacancy whose people wait for a notice: then they get it, read or not. */
    tells_at: instant('tells_at'),
    /** Some process works on it, and should have ended by then. */
    taken_until: instant('taken_until'),
  },
  (table) => [
    uniqueIndex('match_read_ahead_cv_key').on(table.cv_id),
    uniqueIndex('match_read_ahead_vacancy_key').on(table.vacancy_id),
    index('match_read_ahead_ready_idx').on(table.ready_at),
    check('match_read_ahead_one', sql`num_nonnulls(${table.cv_id}, ${table.vacancy_id}) = 1`),
  ],
)
