import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
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

/** What only this person's bell ever showed. */
export async function deleteOwnEvents(db: Database, userId: string): Promise<void> {
  await db
    .delete(events)
    .where(and(isNull(events.company_id), or(eq(events.person_id, userId), eq(events.actor_id, userId))))
}

interface Thing {
  company_id: string
  user_id: string
  /** The fact that says what the event is about. */
  fact: string
  value: string
}

/** What happened to this thing stays; whom it happened to does not. */
export async function unnamePerson(db: Database, { company_id, user_id, fact, value }: Thing): Promise<void> {
  const without = (column: typeof events.actor_id | typeof events.person_id) => sql`nullif(${column}, ${user_id}::uuid)`
  await db
    .update(events)
    .set({ person_id: without(events.person_id), actor_id: without(events.actor_id) })
    .where(and(eq(events.company_id, company_id), eq(sql`${events.facts} ->> ${fact}`, value)))
}
