import { and, eq, exists, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { cvs } from '#server/features/cvs/cvs.tables.ts'
import { appliedVacancies } from '#server/features/search/search.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { addSeconds } from '#shared/core/time.ts'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { talentConsents } from './consents.tables.ts'

const hasBaseCv = and(eq(cvs.is_base, true), eq(cvs.status, 'ACTIVE'), eq(users.status, 'ACTIVE'))

/** Who is in the pool: the base CV of somebody who wants to be found. */
export const isInPool = and(hasBaseCv, eq(users.visibility, 'VISIBLE'))

/** On whose behalf somebody looks. */
export interface Looking {
  company_ids: readonly string[]
  now: Date
}

/**
 * Whoever told one of these companies that they want to be considered, and does not hide now. What was said with an
 * application can be taken back for a minute and does not count before; until then counts what was said earlier.
 */
function saidYesTo(db: Database, { company_ids, now }: Looking): SQL | undefined {
  if (company_ids.length === 0) return sql`false`
  const t = talentConsents
  const settled = lte(t.given_at, addSeconds(now, -UNDO_SECONDS))
  const earlier = sql`(${t.earlier} ->> 'until')::timestamptz > ${now.toISOString()}::timestamptz`
  const consent = db
    .select({ one: sql`1` })
    .from(t)
    .where(
      and(eq(t.user_id, users.id), inArray(t.company_id, [...company_ids]), gt(t.until, now), or(settled, earlier)),
    )
  return and(sql`${users.visibility} is distinct from 'HIDDEN'`, exists(consent))
}

/** The base CV of whoever said so to one of these companies. */
export const isSavedBy = (db: Database, looking: Looking): SQL | undefined => and(hasBaseCv, saidYesTo(db, looking))

/** Whoever one of these companies knows by name: they said yes to it, or applied to a vacancy of it and are not hidden there. */
export function isNamedTo(db: Database, looking: Looking): SQL | undefined {
  if (looking.company_ids.length === 0) return sql`false`
  const applied = db
    .select({ one: sql`1` })
    .from(appliedVacancies)
    .innerJoin(vacancies, eq(vacancies.id, appliedVacancies.vacancy_id))
    .where(
      and(
        eq(appliedVacancies.user_id, users.id),
        eq(appliedVacancies.is_hidden, false),
        inArray(vacancies.company_id, [...looking.company_ids]),
      ),
    )
  return or(saidYesTo(db, looking), exists(applied))
}

/** Who is in the pool, and whoever said yes to one of these companies. */
export const isInPoolOf = (db: Database, looking: Looking): SQL | undefined =>
  and(hasBaseCv, or(eq(users.visibility, 'VISIBLE'), saidYesTo(db, looking)))
