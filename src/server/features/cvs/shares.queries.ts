import { eq, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { cvShares, cvs, type ShareRow } from './cvs.tables.ts'

export async function findShare(db: Database, cvId: string): Promise<ShareRow | undefined> {
  const [share] = await db.select().from(cvShares).where(eq(cvShares.cv_id, cvId))
  return share
}

/** The CV behind a link, with what its page needs of the owner. */
export async function findShared(db: Database, tokenHash: Buffer) {
  const [found] = await db
    .select({
      share: cvShares,
      cv: cvs,
      owner: { full_name: users.full_name, status: users.status, profile_picture_id: users.profile_picture_id },
    })
    .from(cvShares)
    .innerJoin(cvs, eq(cvs.id, cvShares.cv_id))
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(eq(cvShares.token_hash, tokenHash))
  return found
}

export async function insertShare(db: Database, values: typeof cvShares.$inferInsert): Promise<void> {
  await db.insert(cvShares).values(values)
}

export async function updateShare(
  db: Database,
  cvId: string,
  values: Pick<ShareRow, 'expires_at' | 'show_contact'> & { password_hash?: string | null },
): Promise<void> {
  await db.update(cvShares).set(values).where(eq(cvShares.cv_id, cvId))
}

export async function deleteShare(db: Database, cvId: string): Promise<void> {
  await db.delete(cvShares).where(eq(cvShares.cv_id, cvId))
}

export async function countOpening(db: Database, cvId: string, counter: 'views' | 'downloads'): Promise<void> {
  await db
    .update(cvShares)
    .set({ [counter]: sql`${cvShares[counter]} + 1` })
    .where(eq(cvShares.cv_id, cvId))
}
