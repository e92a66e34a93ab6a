import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, primaryId } from '#server/platform/db/columns.ts'

/**
 * What happened; rows are only ever added. Ids without a reference: what they point at may go while the row stays, and
 * nobody is named here, so that a person who leaves can be forgotten.
 */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    kind: text('kind').notNull(),
    company_id: uuid('company_id'),
    actor_id: uuid('actor_id'),
    person_id: uuid('person_id'),
    vacancy_id: uuid('vacancy_id'),
    invitation_id: uuid('invitation_id'),
    request_id: uuid('request_id'),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('events_company_newest_idx').on(table.company_id, table.created_at, table.id),
    index('events_own_created_idx').on(table.created_at).where(sql`${table.company_id} is null`),
    check('events_facts', sql`jsonb_typeof(${table.facts}) = 'object'`),
  ],
)

export type NewEvent = typeof events.$inferInsert
