import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchingProfiles } from '../tables/matching.tables.ts'
import { isInPool, isInPoolOf, isNamedTo, type Looking } from '../tables/pool.sql.ts'

/** A CV with its owner, and whether whoever looks may find it. */
export async function findCandidate(db: Database, cvId: string, looking: Looking) {
  const [found] = await db
    .select({
      cv: cvs,
      owner: users,
      is_in_pool: sql<boolean>`coalesce(${isInPoolOf(db, looking)}, false)`,
      is_named: sql<boolean>`coalesce(${isNamedTo(db, looking)}, false)`,
    })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(eq(cvs.id, cvId))
  return found
}

/** Which of these CVs belong to somebody whom one of these companies knows by name. */
export async function listNamed(db: Database, cvIds: readonly string[], looking: Looking): Promise<Set<string>> {
  const rows = await db
    .select({ id: cvs.id })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(and(inArray(cvs.id, [...cvIds]), isNamedTo(db, looking)))
  return new Set(rows.map(({ id }) => id))
}

/** Of every row that says something about a person, which writing of it stands there: a change of any of them changes it. */
const version = sql<string>`concat(${cvs}.xmin, '.', ${users}.xmin, '.', ${matchingProfiles}.xmin)`

/** The newest first, each as it is written now. */
export function listPool(db: Database, limit: number) {
  return db
    .select({ id: cvs.id, version })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .leftJoin(matchingProfiles, eq(matchingProfiles.cv_id, cvs.id))
    .where(isInPool)
    .orderBy(desc(cvs.updated_at), desc(cvs.id))
    .limit(limit)
}
