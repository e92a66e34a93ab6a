import { and, count, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiddenVacancies, vacancySearch } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { matchInvitations } from '../tables/matching.tables.ts'

const i = matchInvitations

/** A vacancy that everybody can find now, with its company. */
export async function findOpen(db: Database, vacancyId: string, now: Date) {
  const [found] = await db
    .select({ id: vacancies.id, title: vacancies.title, company: companies })
    .from(vacancySearch)
    .innerJoin(vacancies, eq(vacancies.id, vacancySearch.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(and(eq(vacancySearch.vacancy_id, vacancyId), gt(vacancySearch.expires_at, now)))
  return found
}

interface Telling {
  vacancy_id: string
  company_id: string
  user_ids: string[]
  since: Date
  most: number
}

/** Who of these does not want to hear of a vacancy: its own team, who hid it, and who heard of enough since then. */
export async function listNotToNotify(db: Database, { user_ids, vacancy_id, company_id, since, most }: Telling) {
  const team = await db
    .select({ id: members.user_id })
    .from(members)
    .where(and(eq(members.company_id, company_id), ne(members.status, 'LEFT'), inArray(members.user_id, user_ids)))
  const hiding = await db
    .select({ id: hiddenVacancies.user_id })
    .from(hiddenVacancies)
    .where(and(eq(hiddenVacancies.vacancy_id, vacancy_id), inArray(hiddenVacancies.user_id, user_ids)))
  const busy = await db
    .select({ id: i.user_id, told: count() })
    .from(i)
    .where(and(inArray(i.user_id, user_ids), isNull(i.invited_at), gt(i.told_at, since)))
    .groupBy(i.user_id)
  return new Set([...team, ...hiding, ...busy.filter(({ told }) => told >= most)].map(({ id }) => id))
}

/** Those who had not heard of it before, by an invitation or by themselves. */
export async function insertNotified(db: Database, rows: (typeof i.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return []
  const written = await db.insert(i).values(rows).onConflictDoNothing().returning({ id: i.user_id })
  return written.map(({ id }) => id)
}
