import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { talentAsks as a, talentConsents } from '../tables/consents.tables.ts'

interface Pair {
  user_id: string
  company_id: string
}

export async function hasConsent(db: Database, { user_id, company_id }: Pair, now: Date): Promise<boolean> {
  const t = talentConsents
  const rows = await db
    .select({ until: t.until })
    .from(t)
    .where(and(eq(t.user_id, user_id), eq(t.company_id, company_id), gt(t.until, now)))
  return rows.length > 0
}

/** False when the company has asked since then. */
export async function insertAsk(db: Database, row: typeof a.$inferInsert, since: Date): Promise<boolean> {
  const { application_id, asked_at, asked_by } = row
  const written = await db
    .insert(a)
    .values(row)
    .onConflictDoUpdate({
      target: [a.user_id, a.company_id],
      set: { application_id, asked_at, asked_by, answer: null, answered_at: null },
      setWhere: lt(a.asked_at, since),
    })
    .returning({ user_id: a.user_id })
  return written.length > 0
}

const SHOWN = 200

export function listOpenAsks(db: Database, userId: string) {
  return db
    .select({ company_id: a.company_id, company_name: companies.name, asked_at: a.asked_at })
    .from(a)
    .innerJoin(companies, eq(companies.id, a.company_id))
    .where(and(eq(a.user_id, userId), isNull(a.answer)))
    .orderBy(asc(a.asked_at), asc(a.company_id))
    .limit(SHOWN)
}

/** The application in which it was asked; undefined when nobody waits for an answer. */
export async function writeAnswer(
  db: Database,
  { user_id, company_id }: Pair,
  answered: Pick<typeof a.$inferInsert, 'answer' | 'answered_at'>,
): Promise<string | undefined> {
  const [row] = await db
    .update(a)
    .set(answered)
    .where(and(eq(a.user_id, user_id), eq(a.company_id, company_id), isNull(a.answer)))
    .returning({ application_id: a.application_id })
  return row?.application_id
}
