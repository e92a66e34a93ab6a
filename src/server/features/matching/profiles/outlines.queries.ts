import { and, eq, sql } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { matchingOutlines, matchingProfiles, type NewOutline } from '../tables/matching.tables.ts'
import { isAmong, type Versions, vacancyVersion } from './profiles.queries.ts'

const p = matchingProfiles
const o = matchingOutlines

const compared = { terms: o.terms, vectors: o.vectors, titles: o.titles, line_words: o.line_words }

/** Written by the present rules, and the outline with it. */
const isPresent = sql`${p.engine_version} = ${sql.placeholder('engine_version')}
  and ${p.language_version} = ${sql.placeholder('language_version')} and ${o.prepared_at} = ${p.prepared_at}`

const cvOutlineVersion = sql<string>`${p}.xmin::text`

const outlinesOfCvs = prepared((db) =>
  db
    .select({
      id: sql<string>`${p.cv_id}`,
      version: cvOutlineVersion,
      revision: p.revision,
      ...compared,
      employers: o.employers,
    })
    .from(p)
    .innerJoin(o, eq(o.cv_id, p.cv_id))
    .where(and(isAmong(p.cv_id), isPresent))
    .prepare('outlines_of_cvs'),
)

export const loadCvOutlines = (db: Database, ids: readonly string[], present: Versions) =>
  outlinesOfCvs(db, { ids: [...ids], ...present })

const outlineVersionsOfCvs = prepared((db) =>
  db
    .select({ id: sql<string>`${p.cv_id}`, version: cvOutlineVersion })
    .from(p)
    .where(isAmong(p.cv_id))
    .prepare('outline_versions_of_cvs'),
)

export const loadCvOutlineVersions = (db: Database, ids: readonly string[]) =>
  outlineVersionsOfCvs(db, { ids: [...ids] })

const outlinesOfVacancies = prepared((db) =>
  db
    .select({ id: vacancies.id, version: vacancyVersion, ...compared })
    .from(vacancies)
    .innerJoin(p, eq(p.vacancy_id, vacancies.id))
    .innerJoin(o, eq(o.vacancy_id, vacancies.id))
    .where(and(isAmong(vacancies.id), eq(p.revision, vacancies.revision), isPresent))
    .prepare('outlines_of_vacancies'),
)

export const loadVacancyOutlines = (db: Database, ids: readonly string[], present: Versions) =>
  outlinesOfVacancies(db, { ids: [...ids], ...present })

export async function upsertOutline(db: Database, row: NewOutline): Promise<void> {
  const target = row.cv_id ? o.cv_id : o.vacancy_id
  await db.insert(o).values(row).onConflictDoUpdate({ target, set: row })
}
