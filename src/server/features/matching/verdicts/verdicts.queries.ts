import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { type KeptVerdict, matchVerdicts } from '../matching.tables.ts'

const v = matchVerdicts

/** What was read of these demands in CVs that still say the same. */
export function loadVerdicts(db: Database, cvIds: readonly string[], demands: readonly string[]) {
  return db
    .select({ cv_id: v.cv_id, demand: v.demand, cv_digest: v.cv_digest, judged: v.judged })
    .from(v)
    .where(and(inArray(v.cv_id, [...cvIds]), inArray(v.demand, [...demands])))
}

interface NewVerdict {
  demand: string
  judged: KeptVerdict
}

/** Whatever was read of an earlier text of the CV goes. */
export async function keepVerdicts(
  db: Database,
  cv: { cv_id: string; cv_digest: string; judged_at: Date },
  verdicts: readonly NewVerdict[],
): Promise<void> {
  await db.delete(v).where(and(eq(v.cv_id, cv.cv_id), sql`${v.cv_digest} <> ${cv.cv_digest}`))
  await db
    .insert(v)
    .values(verdicts.map((one) => ({ ...cv, ...one })))
    .onConflictDoNothing()
}
