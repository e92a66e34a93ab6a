import { and, asc, eq, gt, isNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import type { DeclaredAnswer } from '#shared/matching/matching.ts'
import type { CvFacts, VacancyFacts } from '../tables/facts.ts'
import { matchAnswers, matchingOutlines, matchingProfiles, type NewProfile } from '../tables/matching.tables.ts'

const p = matchingProfiles
const o = matchingOutlines
const { full_name, job_preferences, hidden_companies } = users
const owner = { id: users.id, full_name, job_preferences, hidden_companies }

/** All ids as one value: hundreds of single ones take longer to write down and to plan than to look up. */
const isOneOf = (column: PgColumn, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::uuid[])`

/** The same in what is planned once: a list asks several times, and planning for hundreds of ids takes as long as finding some. */
export const isAmong = (column: PgColumn) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`

const versions = { revision: p.revision, engine_version: p.engine_version, language_version: p.language_version }
/** As JSON, which is read several times as quickly as an array of the database. */
const terms = sql<string[] | null>`to_json(${p.terms})`
const kept = { ...versions, terms, title_vectors: p.title_vectors, line_vectors: p.line_vectors }
const cvProfile = { ...kept, facts: sql<CvFacts | null>`${p.facts}` }

const ownAnswers = sql<Record<string, DeclaredAnswer>>`coalesce(
  (select jsonb_object_agg(${matchAnswers.answer_key}, ${matchAnswers.answer}) from ${matchAnswers} where ${matchAnswers.user_id} = ${users.id}),
  '{}'::jsonb
)`

/**
 * Of every row that says something of a person, which writing of it stands there, and what they answered: a change of any
 * of them changes it.
 */
const cvVersion = sql<string>`concat(${cvs}.xmin, '.', ${users}.xmin, '.', ${p}.xmin, '.', ${ownAnswers})`

const ofCvs = {
  cv_id: cvs.id,
  version: cvVersion,
  profile_version: sql<string | null>`${p}.xmin::text`,
  present: cvs.revision,
  updated_at: cvs.updated_at,
  owner,
  answers: ownAnswers,
  ...cvProfile,
}

/** The base CV of a person with what is kept of it. */
export async function findBaseProfile(db: Database, userId: string) {
  const [found] = await db
    .select({ ...ofCvs, texts: p.texts })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(and(eq(cvs.user_id, userId), eq(cvs.is_base, true)))
  return found
}

/** The same of many; only explanations quote the texts. */
export function loadProfiles(db: Database, cvIds: readonly string[], with_texts = false) {
  return db
    .select({ ...ofCvs, texts: with_texts ? p.texts : sql<Record<string, string> | null>`null` })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(isOneOf(cvs.id, cvIds))
}

const UNREAD = { terms: sql<null>`null`, title_vectors: sql<null>`null`, line_vectors: sql<null>`null` }

const profilesBeside = prepared((db) =>
  db
    .select({ ...ofCvs, ...UNREAD, texts: sql<Record<string, string> | null>`null` })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(isAmong(cvs.id))
    .prepare('profiles_beside_outlines'),
)

/** The same without what outlines hold. */
export const loadProfilesBeside = (db: Database, cvIds: readonly string[]) => profilesBeside(db, { ids: [...cvIds] })

/** Only what explanations quote, and from which writing of the row. */
export function loadTexts(db: Database, cvIds: readonly string[]) {
  return db
    .select({ cv_id: p.cv_id, profile_version: sql<string>`${p}.xmin::text`, texts: p.texts })
    .from(p)
    .where(isOneOf(p.cv_id, cvIds))
}

const versionsOfCvs = prepared((db) =>
  db
    .select({ id: cvs.id, version: cvVersion })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(isAmong(cvs.id))
    .prepare('versions_of_cvs'),
)

/** By which it is known whether what was read of them before is still true. */
export const loadCvVersions = (db: Database, cvIds: readonly string[]) => versionsOfCvs(db, { ids: [...cvIds] })

const NO_BYTES = sql<Buffer>`''::bytea`

/**
 * Only what the engine asks of a CV when nothing is compared by vectors and nobody's answers count. Its lines are most of
 * what is kept and seldom asked for.
 */
export function loadFactRows(db: Database, cvIds: readonly string[], with_lines: boolean) {
  const without = { terms: sql<string[]>`'{}'::text[]`, title_vectors: NO_BYTES, line_vectors: NO_BYTES }
  const no_lines = sql<CvFacts | null>`jsonb_set(${p.facts}, '{lines}', '[]')`
  return db
    .select({
      ...ofCvs,
      ...without,
      texts: sql<Record<string, string> | null>`null`,
      answers: sql<Record<string, DeclaredAnswer>>`'{}'::jsonb`,
      ...(with_lines ? {} : { facts: no_lines }),
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(isOneOf(cvs.id, cvIds))
}

export type ProfileRow = Awaited<ReturnType<typeof loadProfiles>>[number]

/** Whole CVs, to be read in place or anew. */
export function loadCvs(db: Database, cvIds: readonly string[]) {
  return db
    .select({ cv: cvs, owner })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(isOneOf(cvs.id, cvIds))
}

export async function listCvIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: cvs.id }).from(cvs).where(eq(cvs.user_id, userId)).orderBy(asc(cvs.id))
  return rows.map(({ id }) => id)
}

export async function findVacancy(db: Database, id: string) {
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, id))
  return vacancy
}

export interface Versions {
  engine_version: string
  language_version: string
}

/** Not of the whole row, which every visit of the page writes anew. */
export const vacancyVersion = sql<string>`concat(${vacancies.revision}, '.', ${p}.xmin)`

const versionsOfVacancies = prepared((db) =>
  db
    .select({ id: vacancies.id, version: vacancyVersion })
    .from(vacancies)
    .leftJoin(p, eq(p.vacancy_id, vacancies.id))
    .where(isAmong(vacancies.id))
    .prepare('versions_of_vacancies'),
)

export const loadVacancyVersions = (db: Database, vacancyIds: readonly string[]) =>
  versionsOfVacancies(db, { ids: [...vacancyIds] })

interface PresentRules {
  engine_version: SQLWrapper | string
  language_version: SQLWrapper | string
}

const isOfPresent = ({ language_version, engine_version }: PresentRules) =>
  sql`${p.revision} = ${vacancies.revision} and ${p.language_version} = ${language_version} and ${p.engine_version} = ${engine_version}`

const vacanciesBeside = prepared((db) =>
  db
    .select({
      id: vacancies.id,
      version: vacancyVersion,
      title_vectors: p.title_vectors,
      facts: sql<VacancyFacts>`${p.facts}`,
    })
    .from(vacancies)
    .innerJoin(p, eq(p.vacancy_id, vacancies.id))
    .where(and(isAmong(vacancies.id), isOfPresent(TOLD)))
    .prepare('vacancies_beside_outlines'),
)
const TOLD = {
  engine_version: sql.placeholder('engine_version'),
  language_version: sql.placeholder('language_version'),
}

/** What is kept of vacancies, without what outlines hold. */
export const loadVacanciesBeside = (db: Database, vacancyIds: readonly string[], present: Versions) =>
  vacanciesBeside(db, { ids: [...vacancyIds], ...present })

/** The same with them; the document only while nothing present is. */
export function loadVacancyProfiles(db: Database, vacancyIds: readonly string[], present: Versions) {
  const is_present = isOfPresent(present)
  return db
    .select({
      id: vacancies.id,
      version: vacancyVersion,
      ...kept,
      facts: sql<VacancyFacts | null>`case when ${is_present} then ${p.facts} end`,
      document: sql<
        typeof vacancies.$inferSelect.document | null
      >`case when ${is_present} then null else ${vacancies.document} end`,
    })
    .from(vacancies)
    .leftJoin(p, eq(p.vacancy_id, vacancies.id))
    .where(isOneOf(vacancies.id, vacancyIds))
}

/** What an older revision said never replaces what a newer one says; whether it was written. */
export async function upsertProfile(db: Database, row: NewProfile): Promise<boolean> {
  const written = await db
    .insert(p)
    .values(row)
    .onConflictDoUpdate({
      target: row.kind === 'CV' ? p.cv_id : p.vacancy_id,
      set: row,
      setWhere: sql`${p.revision} <= excluded.revision`,
    })
    .returning({ id: p.id })
  return written.length > 0
}

const isOutdated = (revision: PgColumn, { engine_version, language_version }: Versions) =>
  or(
    isNull(p.id),
    ne(p.revision, revision),
    ne(p.engine_version, engine_version),
    ne(p.language_version, language_version),
    sql`${o.prepared_at} is distinct from ${p.prepared_at}`,
  )

interface Page extends Versions {
  after: string
  limit: number
}

const readCvs = (db: Database) =>
  db.select({ id: cvs.id }).from(cvs).leftJoin(p, eq(p.cv_id, cvs.id)).leftJoin(o, eq(o.cv_id, cvs.id))

/** Whether it was never read, or by older rules. */
export async function isCvOutdated(db: Database, id: string, present: Versions): Promise<boolean> {
  const found = await readCvs(db).where(and(eq(cvs.id, id), isOutdated(cvs.revision, present)))
  return found.length > 0
}

/** CVs of which that is so, in the order of their ids. */
export function listOutdatedCvs(db: Database, { after, limit, ...present }: Page) {
  return readCvs(db)
    .where(and(gt(cvs.id, after), isOutdated(cvs.revision, present)))
    .orderBy(asc(cvs.id))
    .limit(limit)
}

/** The same of vacancies that somebody can find. */
export function listOutdatedVacancies(db: Database, { after, limit, ...present }: Page) {
  return db
    .select({ id: vacancies.id })
    .from(vacancies)
    .leftJoin(p, eq(p.vacancy_id, vacancies.id))
    .leftJoin(o, eq(o.vacancy_id, vacancies.id))
    .where(and(eq(vacancies.state, 'PUBLISHED'), gt(vacancies.id, after), isOutdated(vacancies.revision, present)))
    .orderBy(asc(vacancies.id))
    .limit(limit)
}
