import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { referralLinks as r } from '../tables/referral-links.tables.ts'

interface Own {
  vacancy_id: string
  member_id: string
}

const own = ({ vacancy_id, member_id }: Own) => and(eq(r.vacancy_id, vacancy_id), eq(r.member_id, member_id))

export async function findLink(db: Database, of: Own) {
  const [row] = await db.select({ token: r.token, created_at: r.created_at }).from(r).where(own(of))
  return row
}

export async function putLink(db: Database, values: typeof r.$inferInsert): Promise<void> {
  const { token, created_at } = values
  await db
    .insert(r)
    .values(values)
    .onConflictDoUpdate({ target: [r.vacancy_id, r.member_id], set: { token, created_at } })
}

export async function deleteLink(db: Database, of: Own): Promise<void> {
  await db.delete(r).where(own(of))
}

/** Whose link it is, while they are in the team; a link of another vacancy leads to nobody. */
export async function findReferrer(db: Database, vacancy_id: string, token: string) {
  const [row] = await db
    .select({ member_id: members.id, user_id: members.user_id, full_name: users.full_name })
    .from(r)
    .innerJoin(members, and(eq(members.id, r.member_id), eq(members.status, 'ACTIVE')))
    .innerJoin(users, and(eq(users.id, members.user_id), ne(users.status, 'SUSPENDED')))
    .where(and(eq(r.vacancy_id, vacancy_id), eq(r.token, token)))
  return row
}

/** Who recommended somebody, also after they left the team. */
export async function findReferrerName(db: Database, memberId: string): Promise<string | null> {
  const [row] = await db
    .select({ full_name: users.full_name })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(eq(members.id, memberId))
  return row?.full_name ?? null
}

/** What can still be taken back has not come. */
export async function countCame(db: Database, { vacancy_id, member_id }: Own): Promise<number> {
  const [row] = await db
    .select({ came: sql<number>`count(*)::int` })
    .from(a)
    .where(and(eq(a.vacancy_id, vacancy_id), eq(a.referred_by, member_id), ne(a.state, 'SENDING')))
  return row?.came ?? 0
}

const REFERRERS = 50

/** Who recommended how many of some applications: those of which nobody may know yet who they are count for nobody. */
export function countReferrers(db: Database, which: SQL | undefined) {
  const applications = sql<number>`count(*)::int`
  return db
    .select({
      full_name: users.full_name,
      applications,
      hired: sql<number>`(count(*) filter (where ${a.state} = 'HIRED'))::int`,
    })
    .from(a)
    .innerJoin(members, eq(members.id, a.referred_by))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(which, eq(a.is_blind, false), ne(a.state, 'SENDING')))
    .groupBy(users.id)
    .orderBy(desc(applications), users.full_name)
    .limit(REFERRERS)
}
