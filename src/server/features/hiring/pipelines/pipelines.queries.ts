import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { PipelineTemplate } from '#shared/hiring/stages.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import type { NewStage } from '../stages/default-pipelines.ts'
import { applicationSteps, applications } from '../tables/applications.tables.ts'
import { pipelines, pipelineTemplates, stages } from '../tables/pipelines.tables.ts'

export async function lockPipeline(db: Database, vacancyId: string) {
  const [row] = await db.select().from(pipelines).where(eq(pipelines.vacancy_id, vacancyId)).for('no key update')
  return row
}

export async function bumpPipeline(db: Database, vacancyId: string, now: Date): Promise<void> {
  await db
    .update(pipelines)
    .set({ version: sql`${pipelines.version} + 1`, updated_at: now })
    .where(eq(pipelines.vacancy_id, vacancyId))
}

const onBoard = inArray(applications.state, ['SENDING', 'ACTIVE', 'ON_HOLD', 'HIRED'])

/** Of those that are given to one member, when it is somebody who sees nothing else. */
export function countByStage(db: Database, vacancyId: string, onlyMemberId?: string) {
  const given = onlyMemberId ? assignedTo(db, onlyMemberId) : undefined
  return db
    .select({ stage_id: applications.stage_id, total: count() })
    .from(applications)
    .where(and(eq(applications.vacancy_id, vacancyId), onBoard, given))
    .groupBy(applications.stage_id)
}

export async function writeStage(db: Database, id: string, values: NewStage & { position: number }): Promise<void> {
  await db.update(stages).set(values).where(eq(stages.id, id))
}

export async function insertStage(
  db: Database,
  values: NewStage & { position: number; vacancy_id: string },
): Promise<void> {
  await db.insert(stages).values(values)
}

export async function removeStages(db: Database, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(stages)
    .set({ removed_at: now })
    .where(inArray(stages.id, [...ids]))
}

interface Standing {
  vacancy_id: string
  from: string
  to: string
  actor_id: string
  now: Date
}

/** Whoever stands in a stage that goes. */
export async function moveStanding(db: Database, { vacancy_id, from, to, actor_id, now }: Standing): Promise<void> {
  const moved = await db
    .update(applications)
    .set({ stage_id: to, version: sql`${applications.version} + 1`, stage_since: now, changed_at: now })
    .where(and(eq(applications.stage_id, from), onBoard))
    .returning({ id: applications.id })
  const step = { vacancy_id, kind: 'MOVED' as const, actor_id, from_stage_id: from, to_stage_id: to, created_at: now }
  if (moved.length > 0)
    await db.insert(applicationSteps).values(moved.map(({ id }) => ({ ...step, application_id: id })))
}

export function listTemplates(db: Database, companyId: string) {
  return db
    .select()
    .from(pipelineTemplates)
    .where(eq(pipelineTemplates.company_id, companyId))
    .orderBy(asc(pipelineTemplates.name))
}

export async function insertTemplate(
  db: Database,
  values: { company_id: string; name: string; stages: PipelineTemplate['stages']; created_at: Date },
) {
  const [row] = await db.insert(pipelineTemplates).values(values).onConflictDoNothing().returning()
  return row
}

export async function deleteTemplate(db: Database, companyId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(pipelineTemplates)
    .where(and(eq(pipelineTemplates.id, id), eq(pipelineTemplates.company_id, companyId)))
    .returning()
  return gone.length > 0
}
