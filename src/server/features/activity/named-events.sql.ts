import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { actorNameOf } from '#server/features/companies/keys/keys.tables.ts'
import { invitations } from '#server/features/companies/team.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import { eventAddedName, eventPseudonym } from '#server/features/hiring/blind/shown-name.sql.ts'

const actor = alias(users, 'actor')
const person = alias(users, 'person')

/** Of a deleted account only a stone is left, which has no name. */
const nameOf = ({ full_name, status }: typeof actor | typeof person) =>
  sql<string | null>`case when ${status} <> 'DELETED' then ${full_name} end`

/** Kept in one object, because a table that is exported by itself would be taken for one of the database's own. */
export const whoIsNamed = { actor, person }

/** An event with what its ids are called today; whoever selects this joins the four tables. */
export const namedEvent = {
  kind: events.kind,
  company_id: events.company_id,
  actor_id: events.actor_id,
  person_id: events.person_id,
  vacancy_id: events.vacancy_id,
  invitation_id: events.invitation_id,
  request_id: events.request_id,
  facts: events.facts,
  actor_name: actorNameOf(nameOf(actor), events.actor_id),
  person_name: sql<string | null>`coalesce(${nameOf(person)}, ${eventAddedName})`,
  person_pseudonym: eventPseudonym,
  company_name: companies.name,
  invited_email: invitations.email,
}
