import { and, eq, gt, gte, isNull, lte, ne } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { users } from '../users/users.tables.ts'
import { type LinkKind, linkTokens } from './sessions.tables.ts'

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

/** The way back to an earlier address closes those to later ones, which a thief may have put in between. */
export async function deleteLaterLinks(db: Database, link: typeof linkTokens.$inferSelect): Promise<void> {
  const { id, user_id, kind, created_at } = link
  await db
    .delete(linkTokens)
    .where(
      and(
        eq(linkTokens.user_id, user_id),
        eq(linkTokens.kind, kind),
        ne(linkTokens.id, id),
        gte(linkTokens.created_at, created_at),
      ),
    )
}

/** Whether somebody else can still take this address back, so that nobody may occupy it meanwhile. */
export async function isKeptForSomebody(
  db: Database,
  email: string,
  now: Date,
  exceptUserId?: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: linkTokens.id })
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.email, email),
        eq(linkTokens.kind, 'UNDO_EMAIL_CHANGE'),
        isNull(linkTokens.used_at),
        gt(linkTokens.expires_at, now),
        exceptUserId ? ne(linkTokens.user_id, exceptUserId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function deleteOldLinks(db: Database, before: Date): Promise<void> {
  await db.delete(linkTokens).where(lte(linkTokens.expires_at, before))
}
