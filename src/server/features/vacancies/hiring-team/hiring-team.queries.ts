import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { hiringTeams, vacancies } from '../vacancies.tables.ts'

/** Somebody's place in a company, whether they work there now or not. */
export async function findPlace(db: Database, companyId: string, memberId: string) {
  const [row] = await db
    .select({ id: members.id, user_id: members.user_id })
    .from(members)
    .where(and(eq(members.company_id, companyId), eq(members.id, memberId), eq(members.status, 'ACTIVE')))
  return row
}

export async function findOwner(db: Database, companyId: string) {
  const [row] = await db
    .select({ id: members.id, user_id: members.user_id })
    .from(members)
    .where(and(eq(members.company_id, companyId), eq(members.role, 'OWNER')))
  return row
}

/** Led by this member and by nobody else who works there now, the newest change first. */
function ledAloneBy(db: Database, companyId: string, memberId: string) {
  const others = alias(hiringTeams, 'others')
  const colleagues = alias(members, 'colleagues')
  const otherLead = db
    .select({ one: sql`1` })
    .from(others)
    .innerJoin(colleagues, eq(colleagues.id, others.member_id))
    .where(
      and(
        eq(others.vacancy_id, vacancies.id),
        ne(others.member_id, memberId),
        eq(others.role, 'LEAD'),
        eq(colleagues.status, 'ACTIVE'),
      ),
    )
  return and(
    eq(vacancies.company_id, companyId),
    eq(hiringTeams.member_id, memberId),
    eq(hiringTeams.role, 'LEAD'),
    notExists(otherLead),
  )
}

export function listLedAlone(db: Database, companyId: string, memberId: string) {
  return db
    .select({ id: vacancies.id, title: vacancies.title, state: vacancies.state })
    .from(vacancies)
    .innerJoin(hiringTeams, eq(hiringTeams.vacancy_id, vacancies.id))
    .where(ledAloneBy(db, companyId, memberId))
    .orderBy(desc(vacancies.updated_at), desc(vacancies.id))
}

export async function giveLead(db: Database, vacancyIds: readonly string[], member_id: string): Promise<void> {
  if (vacancyIds.length === 0) return
  await db
    .insert(hiringTeams)
    .values(vacancyIds.map((vacancy_id) => ({ vacancy_id, member_id, role: 'LEAD' as const })))
    .onConflictDoUpdate({ target: [hiringTeams.vacancy_id, hiringTeams.member_id], set: { role: 'LEAD' } })
}

/** Out of every hiring team; answers with the vacancies that lost somebody. */
export async function leaveHiringTeams(db: Database, memberId: string): Promise<string[]> {
  const left = await db
    .delete(hiringTeams)
    .where(eq(hiringTeams.member_id, memberId))
    .returning({ id: hiringTeams.vacancy_id })
  return left.map(({ id }) => id)
}

/** Whoever has one of these open must not bring its old team back. */
export async function countAsSaved(db: Database, vacancyIds: readonly string[]): Promise<void> {
  if (vacancyIds.length === 0) return
  await db
    .update(vacancies)
    .set({ pending_saves: sql`${vacancies.pending_saves} + 1` })
    .where(inArray(vacancies.id, [...vacancyIds]))
}
