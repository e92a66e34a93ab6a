import { and, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/open.ts'
import { events, type NewEvent } from './events.tables.ts'

export async function insertEvent(db: Database, values: NewEvent): Promise<string> {
  const [row] = await db.insert(events).values(values).returning({ id: events.id })
  if (!row) throw new Error('the event was not written')
  return row.id
}

export async function hasEvent(
  db: Database,
  { kind, company_id, vacancy_id }: { kind: string; company_id: string; vacancy_id: string },
  since: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.company_id, company_id),
        eq(events.vacancy_id, vacancy_id),
        eq(events.kind, kind),
        gte(events.created_at, since),
      ),
    )
    .limit(1)
  return rows.length > 0
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

/**
 * What happened to this thing stays; whom it happened to does not. Rows are never changed: those that name the person go,
 * and others that say the same of nobody take their place, so that the chain over the log finds them gone and not forged.
 */
export async function unnamePerson(db: Database, { company_id, user_id, fact, value }: Thing): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${events} where company_id = ${company_id} and facts ->> ${fact} = ${value}
        and (person_id = ${user_id} or actor_id = ${user_id}) returning *)
    insert into ${events} (kind, company_id, actor_id, person_id, vacancy_id, invitation_id, request_id, facts, created_at)
    select kind, company_id, nullif(actor_id, ${user_id}::uuid), nullif(person_id, ${user_id}::uuid), vacancy_id,
      invitation_id, request_id, facts, created_at from gone order by created_at`)
}
