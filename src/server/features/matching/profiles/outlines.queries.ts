import { eq, sql } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { DIMENSIONS } from '../engine/vectors.ts'
import { matchingProfiles } from '../matching.tables.ts'
import type { CvFacts } from './facts.ts'
import { type Versions, vacancyVersion } from './profiles.queries.ts'

const p = matchingProfiles

/** One text instead of an array, and base64 instead of hexadecimal digits: several times as quick to read. */
const compared = {
  terms: sql<string>`array_to_string(${p.terms}, e'\\n')`,
  line_vectors: sql<string>`encode(${p.line_vectors}, 'base64')`,
}
const ofRules = ({ engine_version, language_version }: Versions) =>
  sql`${p.engine_version} = ${engine_version} and ${p.language_version} = ${language_version}`

const cvOutlineVersion = sql<string>`${p}.xmin::text`

/** `facts` are unpacked once, and only what is needed of them travels. */
export function loadCvOutlines(db: Database, cvIds: readonly string[], present: Versions) {
  return db
    .select({
      id: sql<string>`${p.cv_id}`,
      version: cvOutlineVersion,
      ...{ revision: sql<number>`${p.revision}`, ...compared },
      title_vectors: sql<string>`encode(${p.title_vectors}, 'base64')`,
      line_words: sql<number[]>`jsonb_path_query_array(unpacked.facts, '$.lines[*].words.size()')`,
      employers: sql<CvFacts['employers']>`unpacked.facts -> 'employers'`,
    })
    .from(sql`${p}, lateral (select ${p.facts} #> '{}' as facts offset 0) as unpacked`)
    .where(sql`${p.cv_id} = any(${sql.param([...cvIds])}::uuid[]) and ${ofRules(present)}`)
}

export function loadCvOutlineVersions(db: Database, cvIds: readonly string[]) {
  return db
    .select({ id: sql<string>`${p.cv_id}`, version: cvOutlineVersion })
    .from(p)
    .where(sql`${p.cv_id} = any(${sql.param([...cvIds])}::uuid[])`)
}

/** The vector of its title is the first of those that are kept. */
export function loadVacancyOutlines(db: Database, vacancyIds: readonly string[], present: Versions) {
  return db
    .select({
      id: vacancies.id,
      version: vacancyVersion,
      ...compared,
      title_vectors: sql<string>`encode(substring(${p.title_vectors} from 1 for ${sql.raw(String(DIMENSIONS))}), 'base64')`,
      line_words: sql<number[]>`${p.facts} -> 'line_words'`,
    })
    .from(vacancies)
    .innerJoin(p, eq(p.vacancy_id, vacancies.id))
    .where(
      sql`${vacancies.id} = any(${sql.param([...vacancyIds])}::uuid[]) and ${p.revision} = ${vacancies.revision} and ${ofRules(present)}`,
    )
}
