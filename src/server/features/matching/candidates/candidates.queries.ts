import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { isInPool, isInPoolOf, type Looking } from './pool.tables.ts'

/** A CV with its owner, and whether whoever looks may find it. */
export async function findCandidate(db: Database, cvId: string, looking: Looking) {
  const [found] = await db
    .select({ cv: cvs, owner: users, is_in_pool: sql<boolean>`coalesce(${isInPoolOf(db, looking)}, false)` })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(eq(cvs.id, cvId))
  return found
}

/** The newest first. */
export async function listPool(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: cvs.id })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(isInPool)
    .orderBy(desc(cvs.updated_at), desc(cvs.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
