import { eq } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

/** A CV with its owner. */
export async function findCandidate(db: Database, cvId: string) {
  const [found] = await db
    .select({ cv: cvs, owner: users })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(eq(cvs.id, cvId))
  return found
}
