import { eq } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { cvs } from '../cvs/cvs.tables.ts'
import { users } from '../users/users.tables.ts'

/** A CV with its owner. */
export async function findCandidate(db: Database, cvId: string) {
  const [found] = await db
    .select({ cv: cvs, owner: users })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(eq(cvs.id, cvId))
  return found
}
