import { asc } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { planPrices, plans } from '../tables/plans.tables.ts'

export function listPlanRows(db: Database) {
  return db.select().from(plans).orderBy(asc(plans.position))
}

export function listPriceRows(db: Database) {
  return db.select().from(planPrices)
}
