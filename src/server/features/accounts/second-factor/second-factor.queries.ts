import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { authenticatorApps, passkeys, recoveryCodes } from './second-factor.tables.ts'

export async function findApp(db: Database, userId: string) {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.user_id, userId))
  return app
}

/** In place of one that was never confirmed; false where one is in use. */
export async function putApp(db: Database, values: typeof authenticatorApps.$inferInsert): Promise<boolean> {
  const put = await db
    .insert(authenticatorApps)
    .values(values)
    .onConflictDoUpdate({
      target: authenticatorApps.user_id,
      set: values,
      setWhere: isNull(authenticatorApps.confirmed_at),
    })
    .returning({ user_id: authenticatorApps.user_id })
  return put.length > 0
}

/** Uses the half minute up; false when it, or a later one, was used before. Of many at once exactly one gets true. */
export async function claimStep(
  db: Database,
  userId: string,
  step: number,
  { confirmed_at }: { confirmed_at?: Date } = {},
): Promise<boolean> {
  const isNew = or(isNull(authenticatorApps.last_step), lt(authenticatorApps.last_step, step))
  const isWaiting = confirmed_at ? isNull(authenticatorApps.confirmed_at) : isNotNull(authenticatorApps.confirmed_at)
  const claimed = await db
    .update(authenticatorApps)
    .set({ last_step: step, ...(confirmed_at && { confirmed_at }) })
    .where(and(eq(authenticatorApps.user_id, userId), isNew, isWaiting))
    .returning({ user_id: authenticatorApps.user_id })
  return claimed.length > 0
}

export async function deleteApp(db: Database, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.user_id, userId), isNotNull(authenticatorApps.confirmed_at)))
    .returning({ user_id: authenticatorApps.user_id })
  return deleted.length > 0
}

export async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const app = await findApp(db, userId)
  if (app?.confirmed_at) return true
  const [key] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, userId)).limit(1)
  return key !== undefined
}

export async function replaceRecoveryCodes(
  db: Database,
  user_id: string,
  hashes: readonly Buffer[],
  created_at: Date,
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id))
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id, code_hash, created_at })))
}

/** Of many at once exactly one gets true. */
export async function claimRecoveryCode(db: Database, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const claimed = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.code_hash, hash), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id })
  return claimed.length > 0
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
  return row?.total ?? 0
}

export async function deleteFactors(db: Database, userId: string): Promise<void> {
  await db.delete(authenticatorApps).where(eq(authenticatorApps.user_id, userId))
  await db.delete(passkeys).where(eq(passkeys.user_id, userId))
}
