import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { pipelines, type StageRow, stages } from '../tables/pipelines.tables.ts'
import type { NewStage } from './default-pipelines.ts'

/** Two who ask at once for a pipeline that is not there make one. */
export async function ensurePipeline(
  db: Database,
  vacancy_id: string,
  first: readonly NewStage[],
  now: Date,
): Promise<void> {
  const made = await db
    .insert(pipelines)
    .values({ vacancy_id, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning()
  if (made.length > 0)
    await db.insert(stages).values(first.map((stage, position) => ({ ...stage, vacancy_id, position })))
}

export async function findPipeline(db: Database, vacancyId: string) {
  const [row] = await db.select().from(pipelines).where(eq(pipelines.vacancy_id, vacancyId))
  return row
}

export function listStages(db: Database, vacancyId: string): Promise<StageRow[]> {
  return db
    .select()
    .from(stages)
    .where(and(eq(stages.vacancy_id, vacancyId), isNull(stages.removed_at)))
    .orderBy(asc(stages.position))
}

/** A stage that is still there, kept from being removed until the transaction ends. */
export async function holdStage(db: Database, vacancyId: string, id: string): Promise<StageRow | undefined> {
  const [row] = await db
    .select()
    .from(stages)
    .where(and(eq(stages.id, id), eq(stages.vacancy_id, vacancyId), isNull(stages.removed_at)))
    .for('share')
  return row
}

/** Also one that was removed. */
export async function findStage(db: Database, id: string): Promise<StageRow | undefined> {
  const [row] = await db.select().from(stages).where(eq(stages.id, id))
  return row
}
