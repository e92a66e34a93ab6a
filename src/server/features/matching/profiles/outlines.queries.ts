import { eq, sql } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { matchingOutlines, matchingProfiles, type NewOutline } from '../matching.tables.ts'
import { type Versions, vacancyVersion } from './profiles.queries.ts'

const p = matchingProfiles
const o = matchingOutlines

const IDS = sql`${sql.placeholder('ids')}::uuid[]`
const compared = { terms: o.terms, vectors: o.vectors, titles: o.titles, line_words: o.line_words }

/** Written by the present rules, and the outline with it. */
const isPresent = sql`${p.engine_version} = ${sql.placeholder('engine_version')}
  and ${p.language_version} = ${sql.placeholder('language_version')} and ${o.prepared_at} = ${p.prepared_at}`

const cvOutlineVersion = sql<string>`${p}.xmin::text`

const outlinesOfCvs = prepared((db) =>
  db
    .select({
      ...{ id: sql<string>`${p.cv_id}`, version: cvOutlineVersion, revision: p.revision },
      ...{ ...compared, employers: o.employers },
    })
    .from(p)
    .innerJoin(o, eq(o.cv_id, p.cv_id))
    .where(sql`${p.cv_id} = any(${IDS}) and ${isPresent}`)
    .prepare('outlines_of_cvs'),
)

export const loadCvOutlines = (db: Database, ids: readonly string[], present: Versions) =>
  outlinesOfCvs(db, { ids: [...ids], ...present })

export function loadCvOutlineVersions(db: Database, cvIds: readonly string[]) {
  return db
    .select({ id: sql<string>`${p.cv_id}`, version: cvOutlineVersion })
    .from(p)
    .where(sql`${p.cv_id} = any(${sql.param([...cvIds])}::uuid[])`)
}

const outlinesOfVacancies = prepared((db) =>
  db
    .select({ id: vacancies.id, version: vacancyVersion, ...compared })
    .from(vacancies)
    .innerJoin(p, eq(p.vacancy_id, vacancies.id))
    .innerJoin(o, eq(o.vacancy_id, vacancies.id))
    .where(sql`${vacancies.id} = any(${IDS}) and ${p.revision} = ${vacancies.revision} and ${isPresent}`)
    .prepare('outlines_of_vacancies'),
)

export const loadVacancyOutlines = (db: Database, ids: readonly string[], present: Versions) =>
  outlinesOfVacancies(db, { ids: [...ids], ...present })

export async function upsertOutline(db: Database, row: NewOutline): Promise<void> {
  const target = row.cv_id ? o.cv_id : o.vacancy_id
  await db.insert(o).values(row).onConflictDoUpdate({ target, set: row })
}
