import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { roles } from '#shared/companies/team-policy.ts'
import { type MemberRow, members } from '../team.tables.ts'

type NewMember = typeof members.$inferInsert

export async function insertMember(db: Database, values: NewMember): Promise<MemberRow> {
  const [member] = await db.insert(members).values(values).returning()
  if (!member) throw new Error('the member was not written')
  return member
}

const whoIsThere = {
  member: members,
  full_name: users.full_name,
  email: users.email,
  profile_picture_id: users.profile_picture_id,
  has_second_factor: sql<boolean>`${users.second_factor_at} is not null`,
}

/** The owner first, then by role and name; those who left are gone. */
export function listTeam(db: Database, companyId: string) {
  const rank = sql`array_position(${sql.raw(`array['${roles.join("','")}']`)}, ${members.role})`
  return db
    .select(whoIsThere)
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, companyId), ne(members.status, 'LEFT')))
    .orderBy(rank, sql`lower(${users.full_name})`, members.id)
}

export async function findTeamMember(db: Database, companyId: string, memberId: string) {
  const [found] = await db
    .select(whoIsThere)
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, companyId), eq(members.id, memberId), ne(members.status, 'LEFT')))
  return found
}

/** Who of the team would be kept out where a second factor is asked for. */
export async function listWithoutFactor(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ user_id: members.user_id })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, companyId), eq(members.status, 'ACTIVE'), isNull(users.second_factor_at)))
  return rows.map(({ user_id }) => user_id)
}

/** Also of people who left or whose access is paused. */
export async function findMemberOfUser(db: Database, companyId: string, userId: string) {
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.company_id, companyId), eq(members.user_id, userId)))
  return member
}

export async function updateMemberRow(db: Database, id: string, values: Partial<NewMember>): Promise<MemberRow> {
  const [member] = await db.update(members).set(values).where(eq(members.id, id)).returning()
  if (!member) throw new Error('the member is gone')
  return member
}

export function listPlacesOf(db: Database, userId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.user_id, userId), ne(members.status, 'LEFT')))
    .orderBy(members.id)
}
