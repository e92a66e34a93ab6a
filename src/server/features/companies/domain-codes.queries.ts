import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { domainCodes } from './companies.tables.ts'

export async function replaceDomainCode(db: Database, values: typeof domainCodes.$inferInsert): Promise<void> {
  await db.insert(domainCodes).values(values).onConflictDoUpdate({ target: domainCodes.company_id, set: values })
}

/** Uses up one try and returns the code to compare with; undefined when there is none, it is old or its tries are spent. */
export async function spendDomainTry(db: Database, companyId: string, now: Date) {
  const [code] = await db
    .update(domainCodes)
    .set({ tries_left: sql`${domainCodes.tries_left} - 1` })
    .where(and(eq(domainCodes.company_id, companyId), gt(domainCodes.tries_left, 0), gt(domainCodes.expires_at, now)))
    .returning()
  return code
}

export async function deleteDomainCode(db: Database, companyId: string): Promise<void> {
  await db.delete(domainCodes).where(eq(domainCodes.company_id, companyId))
}

export async function deleteOldDomainCodes(db: Database, now: Date): Promise<void> {
  await db.delete(domainCodes).where(lte(domainCodes.expires_at, now))
}
