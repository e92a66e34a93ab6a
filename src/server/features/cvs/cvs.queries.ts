import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { type CvRow, cvShares, cvs, type NewCv, type ShareRow } from './cvs.tables.ts'

interface CvWithShare {
  cv: CvRow
  share: ShareRow | null
}

const own = (userId: string, id: string) => and(eq(cvs.id, id), eq(cvs.user_id, userId))

export function listCvs(db: Database, userId: string): Promise<CvWithShare[]> {
  return db
    .select({ cv: cvs, share: cvShares })
    .from(cvs)
    .leftJoin(cvShares, eq(cvShares.cv_id, cvs.id))
    .where(eq(cvs.user_id, userId))
    .orderBy(desc(cvs.is_base), desc(cvs.updated_at), cvs.id)
}

export async function findCv(db: Database, userId: string, id: string): Promise<CvRow | undefined> {
  const [cv] = await db.select().from(cvs).where(own(userId, id))
  return cv
}

/** As it is now, held until the transaction ends. */
export async function lockCv(db: Database, userId: string, id: string): Promise<CvRow | undefined> {
  const [cv] = await db.select().from(cvs).where(own(userId, id)).for('no key update')
  return cv
}

export async function findBaseCv(db: Database, userId: string): Promise<CvRow | undefined> {
  const [cv] = await db
    .select()
    .from(cvs)
    .where(and(eq(cvs.user_id, userId), eq(cvs.is_base, true)))
  return cv
}

export async function countCvs(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(cvs).where(eq(cvs.user_id, userId))
  return row?.count ?? 0
}

export async function insertCv(db: Database, values: NewCv): Promise<CvRow> {
  const [cv] = await db.insert(cvs).values(values).returning()
  if (!cv) throw new Error('the CV was not written')
  return cv
}

export async function updateCv(db: Database, id: string, values: Partial<NewCv>): Promise<CvRow> {
  const [cv] = await db.update(cvs).set(values).where(eq(cvs.id, id)).returning()
  if (!cv) throw new Error('the CV is gone')
  return cv
}

export function leaveBase(db: Database, userId: string): Promise<CvRow[]> {
  return db
    .update(cvs)
    .set({ is_base: false })
    .where(and(eq(cvs.user_id, userId), eq(cvs.is_base, true)))
    .returning()
}

export async function deleteCv(db: Database, id: string): Promise<void> {
  await db.delete(cvs).where(eq(cvs.id, id))
}
