import { and, desc, eq, inArray, lt, or } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { accessRequests, invitations } from '#server/features/companies/team.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { activityKinds } from '#shared/events/catalogue.ts'
import { namedEvent, whoIsNamed } from './named-events.sql.ts'

export function listCompanyEvents(db: Database, companyId: string, after: Position | undefined, limit: number) {
  const { created_at, id } = events
  const older = after && or(lt(created_at, after.created_at), and(eq(created_at, after.created_at), lt(id, after.id)))
  return db
    .select({ id, created_at, ...namedEvent, requested_email: accessRequests.email })
    .from(events)
    .leftJoin(whoIsNamed.actor, eq(whoIsNamed.actor.id, events.actor_id))
    .leftJoin(whoIsNamed.person, eq(whoIsNamed.person.id, events.person_id))
    .leftJoin(companies, eq(companies.id, events.company_id))
    .leftJoin(invitations, eq(invitations.id, events.invitation_id))
    .leftJoin(accessRequests, eq(accessRequests.id, events.request_id))
    .where(and(eq(events.company_id, companyId), inArray(events.kind, activityKinds), older))
    .orderBy(desc(created_at), desc(id))
    .limit(limit)
}
