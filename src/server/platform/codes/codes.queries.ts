import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { oneTimeCodes } from './codes.tables.ts'

interface CodeKey {
  purpose: string
  subject_id: string
}

const isOf = ({ purpose, subject_id }: CodeKey) =>
  and(eq(oneTimeCodes.purpose, purpose), eq(oneTimeCodes.subject_id, subject_id))

export async function replaceCode(db: Database, values: typeof oneTimeCodes.$inferInsert): Promise<void> {
  await db
    .insert(oneTimeCodes)
    .values(values)
    .onConflictDoUpdate({ target: [oneTimeCodes.purpose, oneTimeCodes.subject_id], set: values })
}

/** Uses up one try and returns the code to compare with; undefined when there is none, it is old or its tries are spent. */
export async function spendTry(db: Database, key: CodeKey & { target?: string | undefined }, now: Date) {
  const sentThere = key.target === undefined ? undefined : eq(oneTimeCodes.target, key.target)
  const [code] = await db
    .update(oneTimeCodes)
    .set({ tries_left: sql`${oneTimeCodes.tries_left} - 1` })
    .where(and(isOf(key), sentThere, gt(oneTimeCodes.tries_left, 0), gt(oneTimeCodes.expires_at, now)))
    .returning()
  return code
}

export async function deleteCode(db: Database, key: CodeKey): Promise<void> {
  await db.delete(oneTimeCodes).where(isOf(key))
}

export async function deleteOldCodes(db: Database, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lte(oneTimeCodes.expires_at, now))
}
