import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { phoneCodes } from './verification.tables.ts'

export async function replacePhoneCode(db: Database, values: typeof phoneCodes.$inferInsert): Promise<void> {
  await db.insert(phoneCodes).values(values).onConflictDoUpdate({ target: phoneCodes.user_id, set: values })
}

/** Uses up one try and returns the code to compare with; undefined when there is none, it is old or its tries are spent. */
export async function spendTry(db: Database, userId: string, phone: string, now: Date) {
  const [code] = await db
    .update(phoneCodes)
    .set({ tries_left: sql`${phoneCodes.tries_left} - 1` })
    .where(
      and(
        eq(phoneCodes.user_id, userId),
        eq(phoneCodes.phone, phone),
        gt(phoneCodes.tries_left, 0),
        gt(phoneCodes.expires_at, now),
      ),
    )
    .returning()
  return code
}

export async function deletePhoneCode(db: Database, userId: string): Promise<void> {
  await db.delete(phoneCodes).where(eq(phoneCodes.user_id, userId))
}

export async function deleteOldPhoneCodes(db: Database, now: Date): Promise<void> {
  await db.delete(phoneCodes).where(lte(phoneCodes.expires_at, now))
}
