import { and, asc, eq, exists, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancyModerations } from '#server/features/vacancies/moderation/moderation.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { vacancyReports } from './tables/jobs.tables.ts'

const r = vacancyReports

/** One per person; `counts` again for who reported before a decision, unless the text was found good since. */
export async function upsertReport(db: Database, row: typeof r.$inferInsert, { counts }: { counts: boolean }) {
  const { reason, details, network, created_at } = row
  const again = counts ? { counted_at: null } : {}
  await db
    .insert(r)
    .values(row)
    .onConflictDoUpdate({ target: [r.vacancy_id, r.user_id], set: { reason, details, network, created_at, ...again } })
}

const open = (vacancyId: string) => and(eq(r.vacancy_id, vacancyId), isNull(r.counted_at))

/** Somebody who hires, now or before: of a team, or with an address at the domain of a company. */
const hires = (db: Database) => {
  const inTeam = exists(db.select({ id: members.id }).from(members).where(eq(members.user_id, users.id)))
  const host = sql`split_part(${users.email}, '@', 2)`
  // Proved ones: anybody may call the host of everybody's mail the website of their company.
  const proved = ne(companies.verification, 'UNVERIFIED')
  const own = or(eq(companies.domain, host), sql`${host} like '%.' || ${companies.domain}`)
  return or(inTeam, exists(db.select({ id: companies.id }).from(companies).where(and(proved, own))))
}

/** What has not been decided on yet, of people with a confirmed address, the oldest first. */
export function listOpenReports(db: Database, vacancyId: string) {
  const counting = and(open(vacancyId), isNotNull(users.email_verified_at), eq(users.status, 'ACTIVE'))
  return db
    .select({
      reason: r.reason,
      created_at: r.created_at,
      network: r.network,
      email: users.email,
      member_since: users.created_at,
      hires: sql<boolean>`${hires(db)}`,
    })
    .from(r)
    .innerJoin(users, eq(users.id, r.user_id))
    .where(counting)
    .orderBy(asc(r.created_at), asc(r.id))
}
export type OpenReport = Awaited<ReturnType<typeof listOpenReports>>[number]

export async function markCounted(db: Database, vacancyId: string, counted_at: Date): Promise<void> {
  await db.update(r).set({ counted_at }).where(open(vacancyId))
}

/** For whoever runs the installation: what waits for their look, with everything that was said. */
export function listToLookAt(db: Database) {
  const m = vacancyModerations
  return db
    .select({
      vacancy_id: m.vacancy_id,
      title: vacancies.title,
      state: vacancies.state,
      company: companies.name,
      opened_at: m.opened_at,
      answer: m.answer,
      said: sql<
        string[]
      >`array(select ${r.reason} || coalesce(': ' || ${r.details}, '') from ${r} where ${r.vacancy_id} = ${m.vacancy_id} order by ${r.created_at})`,
    })
    .from(m)
    .innerJoin(vacancies, eq(vacancies.id, m.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(isNull(m.settled_at))
    .orderBy(asc(m.opened_at))
}
