import { and, eq } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'

/** Who is in the talent pool: the base CV of somebody who wants to be found. */
export const isInPool = and(
  eq(cvs.is_base, true),
  eq(cvs.status, 'ACTIVE'),
  eq(users.status, 'ACTIVE'),
  eq(users.visibility, 'VISIBLE'),
)
