import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { users } from '../users/users.tables.ts'
import { type LinkKind, linkTokens } from './auth.tables.ts'

export async function insertLink(db: Database, values: typeof linkTokens.$inferInsert): Promise<void> {
  await db.insert(linkTokens).values(values)
}

export async function findLink(db: Database, kind: LinkKind, tokenHash: Buffer) {
  const [row] = await db
    .select({ link: linkTokens, user: users })
    .from(linkTokens)
    .innerJoin(users, eq(users.id, linkTokens.user_id))
    .where(and(eq(linkTokens.token_hash, tokenHash), eq(linkTokens.kind, kind)))
  return row
}

/** Takes the link for the caller; of many at once exactly one gets true. */
export async function claimLink(db: Database, id: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(linkTokens)
    .set({ used_at: now })
    .where(and(eq(linkTokens.id, id), isNull(linkTokens.used_at), gt(linkTokens.expires_at, now)))
    .returning({ id: linkTokens.id })
  return claimed.length > 0
}

export async function deleteUnusedLinks(db: Database, userId: string, kind: LinkKind): Promise<void> {
  await db
    .delete(linkTokens)
    .where(and(eq(linkTokens.user_id, userId), eq(linkTokens.kind, kind), isNull(linkTokens.used_at)))
}

export async function deleteOldLinks(db: Database, before: Date): Promise<void> {
  await db.delete(linkTokens).where(lte(linkTokens.expires_at, before))
}
