import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, lt, max } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { cvs, cvViews } from './cvs.tables.ts'

export async function insertView(db: Database, values: typeof cvViews.$inferInsert): Promise<void> {
  await db.insert(cvViews).values(values).onConflictDoNothing()
}

export async function countViews(db: Database, cvId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvViews)
    .where(and(eq(cvViews.cv_id, cvId), gte(cvViews.viewed_at, since)))
  return row?.count ?? 0
}

export async function countViewsOfPerson(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(cvViews)
    .innerJoin(cvs, eq(cvs.id, cvViews.cv_id))
    .where(and(eq(cvs.user_id, userId), gte(cvViews.viewed_at, since)))
  return row?.count ?? 0
}

/** Who opened CVs: the people of companies, or one person wherever they work. A company's programs read who applied, and browse nobody. */
export type Readers = { company_ids: readonly string[] } | { viewer_id: string }

const openedBy = (readers: Readers, since: Date) =>
  and(
    'viewer_id' in readers
      ? eq(cvViews.viewer_id, readers.viewer_id)
      : and(inArray(cvViews.company_id, [...readers.company_ids]), isNotNull(cvViews.viewer_id)),
    gte(cvViews.viewed_at, since),
  )

/** How many CVs they opened; the same one counts once. */
export async function countOpened(db: Database, readers: Readers, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(cvViews.cv_id) })
    .from(cvViews)
    .where(openedBy(readers, since))
  return row?.count ?? 0
}

export async function wasOpened(db: Database, cvId: string, readers: Readers, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ one: cvViews.cv_id })
    .from(cvViews)
    .where(and(eq(cvViews.cv_id, cvId), openedBy(readers, since)))
    .limit(1)
  return row !== undefined
}

/** The people whose CVs somebody of these companies opened. */
export async function listOpened(db: Database, company_ids: readonly string[], since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ user_id: cvs.user_id })
    .from(cvViews)
    .innerJoin(cvs, eq(cvs.id, cvViews.cv_id))
    .where(openedBy({ company_ids }, since))
    .orderBy(cvs.user_id)
  return rows.map(({ user_id }) => user_id)
}

export async function deleteOldViews(db: Database, before: Date): Promise<void> {
  await db.delete(cvViews).where(lt(cvViews.viewed_at, before))
}

const VIEWERS_SHOWN = 50

/** Which companies looked at any CV of a person, the latest first. */
export async function listViewers(db: Database, userId: string, since: Date) {
  const last = max(cvViews.viewed_at)
  const rows = await db
    .select({ company_id: cvViews.company_id, company_name: companies.name, last_viewed_at: last, times: count() })
    .from(cvViews)
    .innerJoin(cvs, eq(cvs.id, cvViews.cv_id))
    .innerJoin(companies, eq(companies.id, cvViews.company_id))
    .where(and(eq(cvs.user_id, userId), gte(cvViews.viewed_at, since)))
    .groupBy(cvViews.company_id, companies.name)
    .orderBy(desc(last), companies.name)
    .limit(VIEWERS_SHOWN)
  return rows.flatMap(({ last_viewed_at, ...row }) => (last_viewed_at ? [{ ...row, last_viewed_at }] : []))
}
