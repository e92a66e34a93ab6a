import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { offers as o } from '../tables/offers.tables.ts'

/** Whether its person took an offer. */
export async function hasAcceptedOffer(db: Database, applicationId: string): Promise<boolean> {
  return (
    (
      await db
        .select({ id: o.id })
        .from(o)
        .where(and(eq(o.application_id, applicationId), eq(o.state, 'ACCEPTED')))
        .limit(1)
    ).length > 0
  )
}
