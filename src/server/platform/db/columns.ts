import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const primaryId = () => uuid('id').primaryKey().defaultRandom()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A moment that a query is told, or will be when it is prepared. */
export type Moment = Date | Placeholder

export const atMoment = (moment: Moment): SQL =>
  sql`${moment instanceof Date ? moment.toISOString() : moment}::timestamptz`

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
