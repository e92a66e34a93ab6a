import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { vacancyModerations } from './moderation.tables.ts'

const m = vacancyModerations
type Row = typeof m.$inferSelect

const open = (vacancyId: string) => and(eq(m.vacancy_id, vacancyId), isNull(m.settled_at))

export async function findOpenModeration(db: Database, vacancyId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(m).where(open(vacancyId))
  return row
}

/** Nothing where one is open already. */
export async function insertModeration(db: Database, row: typeof m.$inferInsert): Promise<void> {
  await db.insert(m).values(row).onConflictDoNothing()
}

/** False when none is open. */
export async function updateOpenModeration(db: Database, vacancyId: string, changes: Partial<Row>): Promise<boolean> {
  const changed = await db.update(m).set(changes).where(open(vacancyId)).returning({ id: m.id })
  return changed.length > 0
}

export async function wasKeptSince(db: Database, vacancyId: string, since: Date): Promise<boolean> {
  const kept = and(eq(m.vacancy_id, vacancyId), eq(m.outcome, 'KEPT'), gte(m.settled_at, since))
  return (await db.$count(m, kept)) > 0
}
