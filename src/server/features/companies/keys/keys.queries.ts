import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { companies } from '../companies.tables.ts'
import { apiKeys, type KeyRow } from './keys.tables.ts'

const lives = (now: Date) =>
  and(isNull(apiKeys.revoked_at), or(isNull(apiKeys.expires_at), gt(apiKeys.expires_at, now)))

/** A key that works: not revoked, not over, of a company that is in use. */
export async function findLiveKey(db: Database, token_hash: Buffer, now: Date): Promise<KeyRow | undefined> {
  const [found] = await db
    .select({ key: apiKeys })
    .from(apiKeys)
    .innerJoin(companies, eq(companies.id, apiKeys.company_id))
    .where(and(eq(apiKeys.token_hash, token_hash), eq(companies.status, 'ACTIVE'), lives(now)))
  return found?.key
}

/** False when another call was quicker. */
export async function markUsed(
  db: Database,
  { id, before, now }: { id: string; before: Date | null; now: Date },
): Promise<boolean> {
  const isSame = before ? eq(apiKeys.last_used_at, before) : isNull(apiKeys.last_used_at)
  const rows = await db
    .update(apiKeys)
    .set({ last_used_at: now })
    .where(and(eq(apiKeys.id, id), isSame))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}

const columns = { key: apiKeys, created_by_name: users.full_name }

export function listKeysOf(db: Database, company_id: string, after: Position | undefined, limit: number) {
  const { created_at, id } = apiKeys
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select(columns)
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.created_by))
    .where(and(eq(apiKeys.company_id, company_id), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}

export async function findKeyOf(db: Database, company_id: string, id: string) {
  const [found] = await db
    .select(columns)
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.created_by))
    .where(and(eq(apiKeys.id, id), eq(apiKeys.company_id, company_id)))
  return found
}

export async function countLive(db: Database, company_id: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(apiKeys)
    .where(and(eq(apiKeys.company_id, company_id), lives(now)))
  return row?.total ?? 0
}

export async function insertKey(db: Database, values: typeof apiKeys.$inferInsert): Promise<string> {
  const [row] = await db.insert(apiKeys).values(values).returning({ id: apiKeys.id })
  if (!row) throw new Error('the key was not written')
  return row.id
}

export async function revoke(db: Database, id: string, now: Date): Promise<void> {
  await db.update(apiKeys).set({ revoked_at: now }).where(eq(apiKeys.id, id))
}
