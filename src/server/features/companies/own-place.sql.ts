import { and, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from './companies.tables.ts'
import { members } from './team.tables.ts'

/** The person is in the team now, whatever the company asks of them. */
export const isInTeam = (userId: string): SQL | undefined =>
  and(eq(members.user_id, userId), eq(members.status, 'ACTIVE'))

/** A company may ask its team for a second factor; whoever has none reads nothing of it until they have one. */
export const meetsDemands: SQL<boolean> = sql<boolean>`(
  not exists (select from ${companies} asking where asking.id = ${members.company_id} and asking.requires_second_factor)
  or exists (select from ${users} asked where asked.id = ${members.user_id} and asked.second_factor_at is not null)
)`

/**
 * The person works in the company now and may read what is there: in every query that answers somebody with things of
 * the companies in which they work. `own-place.test.ts` holds it.
 */
export const worksIn = (userId: string): SQL | undefined => and(isInTeam(userId), meetsDemands)
