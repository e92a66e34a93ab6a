import { and, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'

/** The base CVs of people who want to be found, the newest first; a talent pool search sees the same ones. */
export async function listVisibleCvs(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: cvs.id })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(
      and(eq(cvs.is_base, true), eq(cvs.status, 'ACTIVE'), eq(users.status, 'ACTIVE'), eq(users.visibility, 'VISIBLE')),
    )
    .orderBy(desc(cvs.updated_at), desc(cvs.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** What the engine may read of them, and whom they shut out. */
export function loadProfiles(db: Database, ids: readonly string[]) {
  const { job_preferences, hidden_companies, full_name } = users
  return db
    .select({ cv: cvs, owner: { job_preferences, hidden_companies, full_name } })
    .from(cvs)
    .innerJoin(users, eq(users.id, cvs.user_id))
    .where(inArray(cvs.id, [...ids]))
}

export type Profile = Awaited<ReturnType<typeof loadProfiles>>[number]
