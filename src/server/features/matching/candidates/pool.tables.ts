import { and, eq, exists, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { talentConsents } from '../consents/consents.tables.ts'

const hasBaseCv = and(eq(cvs.is_base, true), eq(cvs.status, 'ACTIVE'), eq(users.status, 'ACTIVE'))

/** Who is in the talent pool of everybody: the base CV of somebody who wants to be found. */
export const isInPool = and(hasBaseCv, eq(users.visibility, 'VISIBLE'))

/** On whose behalf somebody looks. */
export interface Looking {
  company_ids: readonly string[]
  now: Date
}

/** The same, and whoever told one of these companies that they want to be considered and does not hide now. */
export function isInPoolOf(db: Database, { company_ids, now }: Looking): SQL | undefined {
  if (company_ids.length === 0) return isInPool
  const consent = db
    .select({ one: sql`1` })
    .from(talentConsents)
    .where(
      and(
        eq(talentConsents.user_id, users.id),
        inArray(talentConsents.company_id, [...company_ids]),
        gt(talentConsents.until, now),
      ),
    )
  const wants = and(sql`${users.visibility} is distinct from 'HIDDEN'`, exists(consent))
  return and(hasBaseCv, or(eq(users.visibility, 'VISIBLE'), wants))
}
