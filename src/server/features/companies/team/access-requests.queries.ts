import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { Step } from '#shared/core/steps.ts'
import { companies } from '../companies.tables.ts'
import { worksIn } from '../own-place.sql.ts'
import { type AccessRequestRow, accessRequests, members } from '../team.tables.ts'

/** Undefined when the same address waits for an answer already. */
export async function insertRequest(
  db: Database,
  values: typeof accessRequests.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await db
    .insert(accessRequests)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: accessRequests.id })
  return inserted?.id
}

const waitsIn = (companyId: string) =>
  and(eq(accessRequests.company_id, companyId), eq(accessRequests.state, 'PENDING'))

const withName = { request: accessRequests, full_name: users.full_name }

export function listPendingRequests(db: Database, companyId: string) {
  return db
    .select(withName)
    .from(accessRequests)
    .leftJoin(users, eq(users.id, accessRequests.user_id))
    .where(waitsIn(companyId))
    .orderBy(desc(accessRequests.created_at), desc(accessRequests.id))
    .limit(100)
}

/** Everything that waits in the companies of one person, with the role the person has there. */
export function listRequestsAround(db: Database, userId: string) {
  return db
    .select({
      request_role: accessRequests.role,
      own_role: members.role,
      company_id: companies.id,
      company_name: companies.name,
      created_at: accessRequests.created_at,
    })
    .from(accessRequests)
    .innerJoin(companies, and(eq(companies.id, accessRequests.company_id), eq(companies.status, 'ACTIVE')))
    .innerJoin(members, eq(members.company_id, accessRequests.company_id))
    .where(and(eq(accessRequests.state, 'PENDING'), worksIn(userId)))
    .orderBy(companies.name, companies.id, desc(accessRequests.created_at))
    .limit(100)
}

export async function findPendingRequest(db: Database, companyId: string, requestId: string) {
  const [found] = await db
    .select(withName)
    .from(accessRequests)
    .leftJoin(users, eq(users.id, accessRequests.user_id))
    .where(and(waitsIn(companyId), eq(accessRequests.id, requestId)))
  return found
}

/** One, or all of an address or of a person in a company. */
export type WhichRequests = { id: string } | ({ company_id: string } & ({ email: string } | { user_id: string }))

function these(which: WhichRequests) {
  const { id, company_id, email, user_id } = accessRequests
  if ('id' in which) return eq(id, which.id)
  return and(eq(company_id, which.company_id), 'email' in which ? eq(email, which.email) : eq(user_id, which.user_id))
}

export async function writeRequestState(
  db: Database,
  { from, to }: Step<AccessRequestRow['state']>,
  which: WhichRequests,
): Promise<void> {
  await db
    .update(accessRequests)
    .set({ state: to })
    .where(and(these(which), inArray(accessRequests.state, [...from])))
}
