import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const primaryId = () => uuid('id').primaryKey().defaultRandom()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
