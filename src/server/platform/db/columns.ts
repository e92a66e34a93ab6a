import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const primaryId = () => uuid('id').primaryKey().defaultRandom()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A moment that a query is told, or will be when it is prepared. */
export type Moment = Date | Placeholder

export const atMoment = (moment: Moment): SQL =>
  sql`${moment instanceof Date ? moment.toISOString() : moment}::timestamptz`

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Signed bytes as they travel, in base64: to be read by the hundred, which plain ones would be written out for each time. */
export const bytesInText = customType<{ data: Int8Array; driverData: string }>({
  dataType: () => 'text',
  toDriver: ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  fromDriver: (text) => {
    const room = Buffer.allocUnsafeSlow(Buffer.byteLength(text, 'base64'))
    room.write(text, 'base64')
    return new Int8Array(room.buffer)
  },
})

/** Texts without line breaks, one in each line: read several times as quickly as an array. */
export const textLines = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'text',
  toDriver: (lines) => lines.join('\n'),
  fromDriver: (text) => (text === '' ? [] : text.split('\n')),
})
