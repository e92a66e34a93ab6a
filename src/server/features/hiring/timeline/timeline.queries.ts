import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { actorNameOf } from '#server/features/companies/keys/keys.tables.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { StepKind } from '#shared/hiring/application.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import { shownName } from '../blind/shown-name.sql.ts'
import { applicationSteps, applications } from '../tables/applications.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'

const from = alias(stages, 'from_stage')
const to = alias(stages, 'to_stage')
const s = applicationSteps

const columns = {
  id: s.id,
  kind: s.kind,
  at: s.created_at,
  actor_id: s.actor_id,
  actor_name: actorNameOf(users.full_name, s.actor_id),
  from_stage: from.name,
  to_stage: to.name,
  from_label: from.candidate_label,
  to_label: to.candidate_label,
  detail: s.detail,
}

/** What happened to one application, in order; `kinds` narrows it to what its person may read. */
export function listSteps(db: Database, applicationId: string, kinds?: readonly StepKind[]) {
  return db
    .select(columns)
    .from(s)
    .leftJoin(users, eq(users.id, s.actor_id))
    .leftJoin(from, eq(from.id, s.from_stage_id))
    .leftJoin(to, eq(to.id, s.to_stage_id))
    .where(and(eq(s.application_id, applicationId), kinds ? inArray(s.kind, [...kinds]) : undefined))
    .orderBy(asc(s.created_at), asc(s.number))
}

/** The same of many applications at once. */
export function listStepsOf(db: Database, applicationIds: readonly string[], kinds: readonly StepKind[]) {
  return db
    .select({ ...columns, application_id: s.application_id })
    .from(s)
    .leftJoin(users, eq(users.id, s.actor_id))
    .leftJoin(from, eq(from.id, s.from_stage_id))
    .leftJoin(to, eq(to.id, s.to_stage_id))
    .where(and(inArray(s.application_id, [...applicationIds]), inArray(s.kind, [...kinds])))
    .orderBy(asc(s.created_at), asc(s.number))
}

/** The same of a whole vacancy, the newest first. */
export function listVacancySteps(
  db: Database,
  vacancyId: string,
  { user_id, only_member_id }: { user_id: string; only_member_id: string | undefined },
  { after, limit }: { after: Position | undefined; limit: number },
) {
  const older =
    after && or(lt(s.created_at, after.created_at), and(eq(s.created_at, after.created_at), lt(s.id, after.id)))
  return db
    .select({
      ...columns,
      created_at: s.created_at,
      application_id: s.application_id,
      full_name: shownName,
      actor_name: sql<
        string | null
      >`case when ${s.actor_id} is distinct from ${applications.user_id} or not ${applications.is_blind} then ${actorNameOf(users.full_name, s.actor_id)} end`,
    })
    .from(s)
    .innerJoin(applications, eq(applications.id, s.application_id))
    .leftJoin(users, eq(users.id, s.actor_id))
    .leftJoin(from, eq(from.id, s.from_stage_id))
    .leftJoin(to, eq(to.id, s.to_stage_id))
    .where(
      and(
        eq(s.vacancy_id, vacancyId),
        // Stands in the history of every one of them, and is one thing that happened to the vacancy.
        ne(s.kind, 'VACANCY_CHANGED'),
        ne(applications.state, 'SENDING'),
        // Of an anonymous one there is nothing to open; of whom the company added, there is.
        or(ne(applications.user_id, user_id), and(isNull(applications.user_id), ne(applications.state, 'ANONYMISED'))),
        only_member_id ? assignedTo(db, only_member_id) : undefined,
        older,
      ),
    )
    .orderBy(desc(s.created_at), desc(s.id))
    .limit(limit)
}
