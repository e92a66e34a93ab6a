import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { applicationSteps } from '../tables/applications.tables.ts'

/** When an application last came into a stage; undefined for the one that it began in. */
export async function findEntered(db: Database, applicationId: string, stageId: string): Promise<Date | undefined> {
  const s = applicationSteps
  const [row] = await db
    .select({ at: s.created_at })
    .from(s)
    .where(and(eq(s.application_id, applicationId), eq(s.to_stage_id, stageId)))
    .orderBy(desc(s.created_at), desc(s.number))
    .limit(1)
  return row?.at
}
