import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { Step } from '#shared/core/steps.ts'
import { type CopyRow, dataCopies } from './data-copies.tables.ts'
import { isTheirs, type Owned, owned, type Whose } from './rights.queries.ts'

export async function findCopy(db: Database, userId: string): Promise<CopyRow | undefined> {
  const [row] = await db.select().from(dataCopies).where(eq(dataCopies.user_id, userId))
  return row
}

/** The row that was there is gone afterwards; the caller forgets its file. */
export async function replaceCopy(db: Database, values: typeof dataCopies.$inferInsert): Promise<CopyRow> {
  await deleteCopy(db, values.user_id)
  const [row] = await db.insert(dataCopies).values(values).returning()
  if (!row) throw new Error('the copy was not written')
  return row
}

export async function deleteCopy(db: Database, userId: string): Promise<void> {
  await db.delete(dataCopies).where(eq(dataCopies.user_id, userId))
}

export async function countParts(db: Database, number: string, done: number, parts: number): Promise<void> {
  await db.update(dataCopies).set({ parts_done: done, parts }).where(eq(dataCopies.number, number))
}

type Finished = Pick<CopyRow, 'file_id' | 'bytes' | 'expires_at'>

/** Undefined when the person has asked anew, or is gone. */
export async function writeCopyState(
  db: Database,
  number: string,
  { from, to }: Step<CopyRow['state']>,
  values: Partial<Finished>,
): Promise<CopyRow | undefined> {
  const [row] = await db
    .update(dataCopies)
    .set({ ...values, state: to })
    .where(and(eq(dataCopies.number, number), sql`${dataCopies.state} = any(${sql.param([...from])}::text[])`))
    .returning()
  return row
}

/** By the person, who has one at most. */
export function listOldCopies(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: dataCopies.user_id })
    .from(dataCopies)
    .where(and(lte(dataCopies.expires_at, now), gt(dataCopies.user_id, after)))
    .orderBy(asc(dataCopies.user_id))
    .limit(limit)
}

const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/** Tables from which the person's copy is taken as they stand. */
export const copiedTables = owned.filter(({ exported = [] }) => exported.length > 0)

export async function copyTable(db: Database, held: Owned, whose: Whose): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select ${list(held.exported ?? [])} from ${sql.identifier(held.table)} where ${isTheirs(held, whose)}`,
  )
  return rows
}
