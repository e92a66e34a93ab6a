import { and, count, eq, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { addDays } from '#shared/core/time.ts'
import { ENGINE_VERSION } from '../engine/engine-version.ts'
import { type KeptVerdict, matchVerdicts } from '../tables/matching.tables.ts'

const v = matchVerdicts

/** What was read of these demands in CVs that still say the same. */
export async function loadVerdicts(db: Database, cvIds: readonly string[], demands: readonly string[], now: Date) {
  const which = and(inArray(v.cv_id, [...cvIds]), sql`${v.demand} = any(${sql.param([...demands])}::text[])`)
  const rows = await db
    .select({ cv_id: v.cv_id, demand: v.demand, cv_digest: v.cv_digest, judged: v.judged, used_at })
    .from(v)
    .where(which)
  await touch(db, rows, which, now)
  return rows
}

type Said = Readonly<Record<string, KeptVerdict['said']>>

/** All that was read of one CV by its demands, without its lines: lists only count, and read one value sooner than many rows. */
export async function loadSaid(db: Database, cv: { cv_id: string; cv_digest: string }, now: Date): Promise<Said> {
  const which = and(eq(v.cv_id, cv.cv_id), eq(v.cv_digest, cv.cv_digest))
  const said = sql<Said | null>`json_object_agg(${v.demand}, ${v.judged} -> 'said')`
  const oldest = sql<Date | null>`min(coalesce(${v.used_at}, ${v.judged_at}))`.mapWith(v.judged_at)
  const [found] = await db.select({ said, oldest }).from(v).where(which)
  if (found?.oldest) await touch(db, [{ used_at: found.oldest }], which, now)
  return found?.said ?? {}
}

const used_at = sql<Date>`coalesce(${v.used_at}, ${v.judged_at})`.mapWith(v.judged_at)

/** Written once a day, not with every look; a row that somebody else is writing now can wait. */
async function touch(
  db: Database,
  rows: readonly { used_at: Date }[],
  which: SQL | undefined,
  now: Date,
): Promise<void> {
  const yesterday = addDays(now, -1)
  if (!rows.some((row) => row.used_at < yesterday)) return
  const unused = db
    .select({ place: sql`ctid` })
    .from(v)
    .where(and(which, lt(used_at, moment(yesterday))))
    .for('update', { skipLocked: true })
  await db.update(v).set({ used_at: now }).where(sql`ctid in ${unused}`)
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
  await db.delete(v).where(and(eq(v.cv_id, cv.cv_id), ne(v.cv_digest, cv.cv_digest)))
  await db
    .insert(v)
    .values(verdicts.map((one) => ({ ...cv, ...one, used_at: cv.judged_at, engine_version: ENGINE_VERSION })))
    .onConflictDoNothing()
}

/** What another engine asked, what nobody has looked at since then, and of the rest what goes beyond so many. */
export async function deleteOldVerdicts(db: Database, { since, most }: { since: Date; most: number }): Promise<void> {
  await db.delete(v).where(or(ne(v.engine_version, ENGINE_VERSION), lt(used_at, moment(since))))
  const [kept] = await db.select({ rows: count() }).from(v)
  if (!kept || kept.rows <= most) return
  const first = db.select({ used_at }).from(v).orderBy(sql`1 desc`).offset(most).limit(1)
  await db.delete(v).where(lte(used_at, sql`${first}`))
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`
