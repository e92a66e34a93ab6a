import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { applicationSnapshots } from '../tables/applications.tables.ts'

/** How these people are reached by their CV, and what they answered. */
export async function listSaid(db: Database, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  const basics = sql`${applicationSnapshots.content} -> 'document' -> 'basics'`
  return db
    .select({
      application_id: applicationSnapshots.application_id,
      email: sql<string>`${basics} ->> 'email'`,
      phone: sql<string>`${basics} ->> 'phone'`,
      answers: applicationSnapshots.answers,
    })
    .from(applicationSnapshots)
    .where(inArray(applicationSnapshots.application_id, [...applicationIds]))
}
