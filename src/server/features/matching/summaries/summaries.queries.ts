import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { matchSummaries as s } from '../tables/matching.tables.ts'

type Key = Pick<typeof s.$inferSelect, 'vacancy_id' | 'digest'>

const is = ({ vacancy_id, digest }: Key) => and(eq(s.vacancy_id, vacancy_id), eq(s.digest, digest))

export async function findSummary(db: Database, key: Key) {
  const [row] = await db.select().from(s).where(is(key))
  return row
}

/** Begins it, or begins it anew; what was written is gone until it is written again. */
export async function beginSummary(db: Database, key: Key, asked_at: Date): Promise<void> {
  const fresh = { text: null, failed_at: null, asked_at }
  await db
    .insert(s)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [s.vacancy_id, s.digest], set: fresh })
}

export async function endSummary(db: Database, key: Key, end: { text: string } | { failed_at: Date }): Promise<void> {
  await db.update(s).set(end).where(is(key))
}
