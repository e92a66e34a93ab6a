import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { atMoment } from '#server/platform/db/columns.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rateLimits } from './limits.tables.ts'

const isOver = sql`${rateLimits.resets_at} <= ${atMoment(sql.placeholder('now'))}`

const hitOfKey = prepared((db) =>
  db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), hits: 1, resets_at: sql.placeholder('resets_at') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning({ hits: rateLimits.hits, resets_at: rateLimits.resets_at })
    .prepare('hit_of_key'),
)

/** Counts one attempt in the running window and says how many there were; one statement, so parallel attempts cannot slip through. */
export async function countHit(
  db: Database,
  key: string,
  now: Date,
  resetsAt: Date,
): Promise<{ hits: number; resets_at: Date }> {
  const [row] = await hitOfKey(db, { key, now: now.toISOString(), resets_at: resetsAt })
  if (!row) throw new Error('the counter did not answer')
  return row
}

export async function uncountHits(db: Database, key: string, hits: number): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - ${hits}, 0)` })
    .where(eq(rateLimits.key, key))
}

/** What was counted in the running window, without counting. */
export async function readHits(db: Database, key: string, now: Date) {
  const [row] = await db
    .select({ hits: rateLimits.hits, resets_at: rateLimits.resets_at })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resets_at, now)))
  return row
}

/** Forgets a counter and says what stood in it. */
export async function takeHits(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db.delete(rateLimits).where(eq(rateLimits.key, key)).returning()
  return row && row.resets_at > now ? row.hits : 0
}

export async function deleteOldCounters(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.resets_at, now))
}
