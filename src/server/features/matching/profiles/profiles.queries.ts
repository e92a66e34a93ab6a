import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchingProfiles, type NewProfile } from '../matching.tables.ts'
import type { CvFacts, VacancyFacts } from './facts.ts'

const p = matchingProfiles
const { full_name, job_preferences, hidden_companies } = users
const owner = { full_name, job_preferences, hidden_companies }

const versions = { revision: p.revision, engine_version: p.engine_version, language_version: p.language_version }
const cvProfile = { ...versions, facts: sql<CvFacts | null>`${p.facts}` }

/** The base CV of a person with what is kept of it. */
export async function findBaseProfile(db: Database, userId: string) {
  const [found] = await db
    .select({
      ...{ cv_id: cvs.id, present: cvs.revision, owner },
      ...cvProfile,
      texts: sql<Record<string, string> | null>`${p.texts}`,
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(and(eq(cvs.user_id, userId), eq(cvs.is_base, true)))
  return found
}

/** The same of many, without the texts that only explanations quote. */
export function loadProfiles(db: Database, cvIds: readonly string[]) {
  return db
    .select({ cv_id: cvs.id, present: cvs.revision, owner, ...cvProfile })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(p, eq(p.cv_id, cvs.id))
    .where(inArray(cvs.id, [...cvIds]))
}

export type ProfileRow = Awaited<ReturnType<typeof loadProfiles>>[number]

/** Whole CVs, to be read in place or anew. */
export function loadCvs(db: Database, cvIds: readonly string[]) {
  return db
    .select({ cv: cvs, owner })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(inArray(cvs.id, [...cvIds]))
}

export async function listCvIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ id: cvs.id }).from(cvs).where(eq(cvs.user_id, userId)).orderBy(asc(cvs.id))
  return rows.map(({ id }) => id)
}

export async function findVacancy(db: Database, id: string) {
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, id))
  return vacancy
}

interface Versions {
  engine_version: string
  language_version: string
}

/** What vacancies ask for, out of what is kept of them, or of themselves while nothing present is. */
export function loadRequirements(db: Database, vacancyIds: readonly string[], { language_version }: Versions) {
  const isPresent = sql`${p.revision} = ${vacancies.revision} and ${p.language_version} = ${language_version}`
  return db
    .select({
      id: vacancies.id,
      requirements: sql<
        VacancyFacts['requirements']
      >`case when ${isPresent} then ${p.facts} -> 'requirements' else ${vacancies.document} -> 'requirements' end`,
    })
    .from(vacancies)
    .leftJoin(p, eq(p.vacancy_id, vacancies.id))
    .where(inArray(vacancies.id, [...vacancyIds]))
}

/** What an older revision said never replaces what a newer one says. */
export async function upsertProfile(db: Database, row: NewProfile): Promise<void> {
  await db
    .insert(p)
    .values(row)
    .onConflictDoUpdate({
      target: row.kind === 'CV' ? p.cv_id : p.vacancy_id,
      set: row,
      setWhere: sql`${p.revision} <= excluded.revision`,
    })
}

const isOutdated = (revision: PgColumn, { engine_version, language_version }: Versions) =>
  or(
    isNull(p.id),
    ne(p.revision, revision),
    ne(p.engine_version, engine_version),
    ne(p.language_version, language_version),
  )

interface Page extends Versions {
  after: string
  limit: number
}

/** CVs that were never read, or by older rules, in the order of their ids. */
export function listOutdatedCvs(db: Database, { after, limit, ...present }: Page) {
  return db
    .select({ id: cvs.id })
    .from(cvs)
    .leftJoin(p, eq(p.cv_id, cvs.id))
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
    .where(and(eq(vacancies.state, 'PUBLISHED'), gt(vacancies.id, after), isOutdated(vacancies.revision, present)))
    .orderBy(asc(vacancies.id))
    .limit(limit)
}
