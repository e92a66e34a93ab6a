import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { OPEN_STATES } from '../applications/application-states.ts'
import { livesIn } from '../notices/notices.queries.ts'
import { applications as a, applicationSnapshots } from '../tables/applications.tables.ts'
import { type ClosingRow, vacancyClosings as c } from '../tables/closing.tables.ts'

/** Who waits for an answer and was promised none by an earlier closing. */
const waitingIn = (vacancyId: string) =>
  and(eq(a.vacancy_id, vacancyId), inArray(a.state, [...OPEN_STATES]), isNull(a.closing_id))

/** Where those are who wait, each place once; empty when nobody does. */
export function listPlacesOfWaiting(db: Database, vacancyId: string) {
  return db
    .selectDistinct({ timezone: users.timezone, ...livesIn })
    .from(a)
    .leftJoin(users, eq(users.id, a.user_id))
    .leftJoin(applicationSnapshots, eq(applicationSnapshots.application_id, a.id))
    .where(waitingIn(vacancyId))
}

export async function countOpen(db: Database, vacancyId: string): Promise<number> {
  const [row] = await db.select({ open: sql<number>`count(*)::int` }).from(a).where(waitingIn(vacancyId))
  return row?.open ?? 0
}

/** In two statements, however many they are: from now on each of them is to be answered. */
export async function insertClosing(db: Database, values: typeof c.$inferInsert): Promise<void> {
  const [row] = await db.insert(c).values(values).returning({ id: c.id })
  if (!row) throw new Error('the closing was not written')
  await db.update(a).set({ closing_id: row.id }).where(waitingIn(values.vacancy_id))
}

export function listToAnswer(db: Database, { after, limit }: RowPage) {
  return db
    .select({ id: a.id })
    .from(a)
    .where(and(isNotNull(a.closing_id), gt(a.id, after)))
    .orderBy(asc(a.id))
    .limit(limit)
}

export async function findClosing(db: Database, id: string): Promise<ClosingRow | undefined> {
  const [row] = await db.select().from(c).where(eq(c.id, id))
  return row
}

export async function forgetClosingOf(db: Database, applicationId: string): Promise<void> {
  await db.update(a).set({ closing_id: null }).where(eq(a.id, applicationId))
}

export async function deleteFinished(db: Database): Promise<void> {
  await db.delete(c).where(notExists(db.select({ id: a.id }).from(a).where(eq(a.closing_id, c.id))))
}
