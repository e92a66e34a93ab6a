import { and, count, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { cvs, cvVersions, type VersionRow } from './cvs.tables.ts'

const listed = {
  number: cvVersions.number,
  name: cvVersions.name,
  reason: cvVersions.reason,
  created_at: cvVersions.created_at,
}

export function listVersions(db: Database, cvId: string, before: number | undefined, limit: number) {
  return db
    .select(listed)
    .from(cvVersions)
    .where(and(eq(cvVersions.cv_id, cvId), before === undefined ? undefined : lt(cvVersions.number, before)))
    .orderBy(desc(cvVersions.number))
    .limit(limit)
}

export async function findVersion(db: Database, cvId: string, number: number): Promise<VersionRow | undefined> {
  const [version] = await db
    .select()
    .from(cvVersions)
    .where(and(eq(cvVersions.cv_id, cvId), eq(cvVersions.number, number)))
  return version
}

export async function findLatestVersion(db: Database, cvId: string): Promise<VersionRow | undefined> {
  const [version] = await db
    .select()
    .from(cvVersions)
    .where(eq(cvVersions.cv_id, cvId))
    .orderBy(desc(cvVersions.number))
    .limit(1)
  return version
}

export async function countNamedVersions(db: Database, cvId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvVersions)
    .where(and(eq(cvVersions.cv_id, cvId), isNotNull(cvVersions.name)))
  return row?.count ?? 0
}

export async function countNamedVersionsOf(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvVersions)
    .innerJoin(cvs, eq(cvs.id, cvVersions.cv_id))
    .where(and(eq(cvs.user_id, userId), isNotNull(cvVersions.name)))
  return row?.count ?? 0
}

export async function insertVersion(db: Database, values: typeof cvVersions.$inferInsert): Promise<VersionRow> {
  const [version] = await db.insert(cvVersions).values(values).returning()
  if (!version) throw new Error('the version was not written')
  return version
}

/** Keeps the newest automatic versions of one CV. */
export async function trimAutomaticVersions(db: Database, cvId: string, kept: number): Promise<void> {
  const oldest = db
    .select({ number: cvVersions.number })
    .from(cvVersions)
    .where(and(eq(cvVersions.cv_id, cvId), isNull(cvVersions.name)))
    .orderBy(desc(cvVersions.number))
    .offset(kept)
    .limit(1)
  await db
    .delete(cvVersions)
    .where(and(eq(cvVersions.cv_id, cvId), isNull(cvVersions.name), lte(cvVersions.number, sql`(${oldest})`)))
}

export async function deleteOldAutomaticVersions(db: Database, before: Date): Promise<void> {
  await db.delete(cvVersions).where(and(isNull(cvVersions.name), lt(cvVersions.created_at, before)))
}
