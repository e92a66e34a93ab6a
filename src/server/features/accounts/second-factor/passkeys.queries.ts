import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { type PasskeyRow, passkeys } from './second-factor.tables.ts'

export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.created_at), passkeys.id)
}

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.user_id, userId))
  return row?.total ?? 0
}

export async function findByCredential(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [key] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId))
  return key
}

/** Undefined where an account has this very passkey already. */
export async function insertPasskey(
  db: Database,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [key] = await db.insert(passkeys).values(values).onConflictDoNothing().returning()
  return key
}

export async function updatePasskey(
  db: Database,
  userId: string,
  id: string,
  values: Partial<Pick<PasskeyRow, 'name' | 'counter' | 'is_synced' | 'last_used_at'>>,
): Promise<PasskeyRow | undefined> {
  const [key] = await db
    .update(passkeys)
    .set(values)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, id)))
    .returning()
  return key
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return deleted.length > 0
}
