import { and, count, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { matchAnswers } from '../tables/matching.tables.ts'

const a = matchAnswers

export async function upsertAnswer(db: Database, row: typeof a.$inferInsert): Promise<void> {
  await db
    .insert(a)
    .values(row)
    .onConflictDoUpdate({ target: [a.user_id, a.answer_key], set: row })
}

export async function deleteAnswer(db: Database, userId: string, key: string): Promise<void> {
  await db.delete(a).where(and(eq(a.user_id, userId), eq(a.answer_key, key)))
}

export const countAnswers = (db: Database) => db.select({ answer: a.answer, people: count() }).from(a).groupBy(a.answer)
