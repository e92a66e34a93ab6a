import { and, count, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { appliedVacancies } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchInvitations } from '../tables/matching.tables.ts'

const i = matchInvitations

/** The person knows of it. */
const hasLeft = and(isNotNull(i.invited_at), isNull(i.leaves_at))

/** The vacancies that a person was invited to. */
export async function listInvited(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: i.vacancy_id })
    .from(i)
    .where(and(eq(i.user_id, userId), hasLeft))
  return new Set(rows.map(({ id }) => id))
}

export async function isInvited(db: Database, vacancyId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: i.vacancy_id })
    .from(i)
    .where(and(eq(i.vacancy_id, vacancyId), eq(i.user_id, userId), hasLeft))
  return row !== undefined
}

interface Standing {
  invited_at: Date
  leaves_at: Date | null
}

/** Who of these was invited to a vacancy, when, and until when it waits. */
export async function findInvited(
  db: Database,
  vacancyId: string,
  cvIds: readonly string[],
): Promise<Map<string, Standing>> {
  const rows = await db
    .select({ cv_id: i.cv_id, invited_at: i.invited_at, leaves_at: i.leaves_at })
    .from(i)
    .where(and(eq(i.vacancy_id, vacancyId), inArray(i.cv_id, [...cvIds]), isNotNull(i.invited_at)))
  return new Map(
    rows.flatMap(({ cv_id, invited_at, leaves_at }) =>
      invited_at ? [[cv_id, { invited_at, leaves_at }] as const] : [],
    ),
  )
}

export async function hasApplied(db: Database, vacancyId: string, userId: string): Promise<boolean> {
  const { vacancy_id, user_id } = appliedVacancies
  const rows = await db
    .select({ vacancy_id })
    .from(appliedVacancies)
    .where(and(eq(vacancy_id, vacancyId), eq(user_id, userId)))
  return rows.length > 0
}

/** How many people a company has invited since a moment. */
export async function countInvited(db: Database, company_id: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(i)
    .innerJoin(vacancies, eq(vacancies.id, i.vacancy_id))
    .where(and(eq(vacancies.company_id, company_id), gt(i.invited_at, since)))
  return row?.count ?? 0
}

/** How many people know that one of these companies invited them; what waits may still be taken back. */
export async function countTold(db: Database, companyIds: readonly string[], since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(i)
    .innerJoin(vacancies, eq(vacancies.id, i.vacancy_id))
    .where(and(inArray(vacancies.company_id, [...companyIds]), gt(i.invited_at, since), hasLeft))
  return row?.count ?? 0
}

/** True when the person was not invited before; who was only told that they fit can still be invited. */
export async function insertInvitation(db: Database, row: typeof i.$inferInsert): Promise<boolean> {
  const { invited_at, invited_by, message, leaves_at } = row
  const written = await db
    .insert(i)
    .values(row)
    .onConflictDoUpdate({
      target: [i.vacancy_id, i.user_id],
      set: { invited_at, invited_by, message, leaves_at },
      setWhere: sql`${i.invited_at} is null`,
    })
    .returning({ id: i.cv_id })
  return written.length > 0
}

type Pair = Pick<typeof i.$inferSelect, 'vacancy_id' | 'user_id'>
const waiting = ({ vacancy_id, user_id }: Pair) =>
  and(eq(i.vacancy_id, vacancy_id), eq(i.user_id, user_id), isNotNull(i.leaves_at))

/** One that has not left, held until the transaction ends. */
export async function lockWaiting(db: Database, pair: Pair) {
  const [row] = await db.select().from(i).where(waiting(pair)).for('update')
  return row
}

export async function markLeft(db: Database, pair: Pair, told_at: Date): Promise<void> {
  await db.update(i).set({ leaves_at: null, told_at }).where(waiting(pair))
}

/** As if nobody had asked; that the person was told of a match before stays. */
export async function takeBackWaiting(db: Database, pair: Pair): Promise<boolean> {
  const isNew = and(waiting(pair), eq(i.told_at, i.invited_at))
  const gone = await db.delete(i).where(isNew).returning({ id: i.cv_id })
  const nothing = { invited_at: null, invited_by: null, message: null, leaves_at: null }
  const rows = await db.update(i).set(nothing).where(waiting(pair)).returning({ id: i.cv_id })
  return gone.length + rows.length > 0
}

/** The vacancy that somebody is invited to, and who invites. */
export async function findInviting(db: Database, vacancy_id: string) {
  const [row] = await db
    .select({
      title: vacancies.title,
      state: vacancies.state,
      company_id: vacancies.company_id,
      company_name: companies.name,
    })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(eq(vacancies.id, vacancy_id))
  return row
}
