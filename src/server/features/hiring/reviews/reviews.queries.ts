import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { ReviewState } from '#shared/hiring/reviews.ts'
import { applicationSteps as s } from '../tables/applications.tables.ts'
import { type ReviewRow, reviewRequests as r } from '../tables/reviews.tables.ts'

type New = Omit<typeof r.$inferInsert, 'state'>
export type ReviewChanges = Partial<Omit<New, 'id' | 'application_id'>>

/** False when it was asked for already. */
export async function insertReview(db: Database, values: New): Promise<boolean> {
  return (await db.insert(r).values(values).onConflictDoNothing().returning({ id: r.id })).length > 0
}

export async function findReview(db: Database, applicationId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.application_id, applicationId))
  return row
}

export async function lockReview(db: Database, applicationId: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.application_id, applicationId)).for('update')
  return row
}

export async function lockReviewById(db: Database, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(r).where(eq(r.id, id)).for('update')
  return row
}

export async function writeReviewState(
  db: Database,
  id: string,
  state: ReviewState,
  values: ReviewChanges,
): Promise<void> {
  await db
    .update(r)
    .set({ ...values, state })
    .where(eq(r.id, id))
}

export async function markReviewReminded(db: Database, id: string, now: Date): Promise<void> {
  await db.update(r).set({ reminded_at: now }).where(eq(r.id, id))
}

/** Open ones that are due until then; `unreminded` for those of which nobody was reminded. */
export function listReviewsDue(
  db: Database,
  { until, unreminded }: { until: Date; unreminded: boolean },
  { after, limit }: RowPage,
) {
  const left = unreminded ? isNull(r.reminded_at) : undefined
  return db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.state, 'OPEN'), lte(r.due_at, until), left, gt(r.id, after)))
    .orderBy(asc(r.id))
    .limit(limit)
}

/** Who last said no; null when a bulk task or the clock did. */
export async function findDecider(db: Database, applicationId: string): Promise<string | null> {
  const [row] = await db
    .select({ actor_id: s.actor_id })
    .from(s)
    .where(and(eq(s.application_id, applicationId), eq(s.kind, 'REJECTED')))
    .orderBy(desc(s.created_at), desc(s.number))
    .limit(1)
  return row?.actor_id ?? null
}
