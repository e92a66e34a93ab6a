import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { events, type NewEvent } from './events.tables.ts'

export async function insertEvent(db: Database, values: NewEvent): Promise<string> {
  const [row] = await db.insert(events).values(values).returning({ id: events.id })
  if (!row) throw new Error('the event was not written')
  return row.id
}

/** Of no company, so that only the bell of one person ever showed them. */
export async function deleteOldOwnEvents(db: Database, before: Date): Promise<void> {
  await db.delete(events).where(and(isNull(events.company_id), lt(events.created_at, before)))
}
