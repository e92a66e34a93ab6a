import { and, eq, exists, ne } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { companies } from '../companies.tables.ts'
import { isInTeam, meetsDemands, worksIn } from '../own-place.sql.ts'
import { members } from '../team.tables.ts'

/** The company and the person's place in it; undefined for everybody who does not work there now. */
export async function findMembership(db: Database, companyId: string, userId: string) {
  const [found] = await db
    .select({ company: companies, member: members, meets_demands: meetsDemands })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.company_id))
    .where(and(eq(members.company_id, companyId), isInTeam(userId)))
  return found
}

export async function findCompany(db: Database, companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  return company
}

/** Changes of one company wait for each other here; only its own people can make others wait. */
export async function lockForMember(db: Database, companyId: string, userId: string): Promise<void> {
  const membership = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.company_id, companies.id), isInTeam(userId)))
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), exists(membership)))
    .for('no key update')
}

/** For invited people, who are not members yet. */
export async function lockCompany(db: Database, companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
  return company
}

export function listMemberships(db: Database, userId: string) {
  return db
    .select({ company: companies, role: members.role })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.company_id))
    .where(and(worksIn(userId), eq(companies.status, 'ACTIVE')))
    .orderBy(companies.name, companies.id)
}

export function listActiveMembers(db: Database, companyId: string) {
  return db
    .select({ user_id: members.user_id, role: members.role })
    .from(members)
    .where(and(eq(members.company_id, companyId), eq(members.status, 'ACTIVE')))
}

/** Companies in use that this person owns. */
export function listOwned(db: Database, userId: string) {
  return db
    .select({ id: companies.id, name: companies.name })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.company_id))
    .where(and(isInTeam(userId), eq(members.role, 'OWNER'), ne(companies.status, 'ARCHIVED')))
    .orderBy(companies.name, companies.id)
}
