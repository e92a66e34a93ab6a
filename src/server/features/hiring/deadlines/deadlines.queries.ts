import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import { applications as a, applicationPrivates as p } from '../tables/applications.tables.ts'

const waiting = (until: Date) => and(eq(a.state, 'ACTIVE'), isNull(a.first_reply_at), lte(a.promised_reply_at, until))

/** Vacancies in which somebody has waited until then and nobody was reminded of it. */
export function listVacanciesToRemind(db: Database, until: Date, { after, limit }: RowPage) {
  return db
    .selectDistinct({ id: a.vacancy_id })
    .from(a)
    .where(and(waiting(until), isNull(a.reminded_at), gt(a.vacancy_id, after)))
    .orderBy(asc(a.vacancy_id))
    .limit(limit)
}

/** Marks them as reminded of; how many there were. */
export async function markReminded(db: Database, vacancyId: string, until: Date, now: Date): Promise<number> {
  const rows = await db
    .update(a)
    .set({ reminded_at: now })
    .where(and(eq(a.vacancy_id, vacancyId), waiting(until), isNull(a.reminded_at)))
    .returning({ id: a.id })
  return rows.length
}

/** Put on hold until a date that has passed, and nobody was reminded of it. */
export function listHoldsOver(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.state, 'ON_HOLD'), isNull(a.reminded_at), lte(a.promised_reply_at, now), gt(a.id, after)))
    .orderBy(asc(a.id))
    .limit(limit)
}

/** Applications whose promised date has passed without a word. */
export function listMissed(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: a.id })
    .from(a)
    .where(and(waiting(now), isNull(a.missed_told_at), gt(a.id, after)))
    .orderBy(asc(a.id))
    .limit(limit)
}

export async function countMissed(db: Database, vacancyId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(a)
    .where(and(eq(a.vacancy_id, vacancyId), waiting(now)))
  return row?.total ?? 0
}

export function listReminders(db: Database, now: Date, { after, limit }: RowPage) {
  return db
    .select({ id: p.application_id })
    .from(p)
    .where(and(isNotNull(p.reminder_at), lte(p.reminder_at, now), isNull(p.reminded_at), gt(p.application_id, after)))
    .orderBy(asc(p.application_id))
    .limit(limit)
}

/** False when somebody was quicker. */
export async function markOwnReminder(db: Database, applicationId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(p)
    .set({ reminded_at: now })
    .where(and(eq(p.application_id, applicationId), isNull(p.reminded_at)))
    .returning()
  return rows.length > 0
}

export async function findVacancy(db: Database, id: string) {
  const { company_id, title } = vacancies
  const [row] = await db.select({ company_id, title }).from(vacancies).where(eq(vacancies.id, id))
  return row
}
