import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { events } from '#server/features/events/events.tables.ts'
import { applicationSteps } from '#server/features/hiring/tables/applications.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { type AuditSeal, type AuditSource, auditPending, auditSeals } from './audit.tables.ts'

/** Only one process seals at a time, or two would write the same number. */
const SEALING = 7_340_118

export async function takeSealing(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${SEALING}) as mine`)
  return rows[0]?.mine ?? false
}

export function listPending(db: Database, limit: number) {
  return db.select().from(auditPending).orderBy(asc(auditPending.number)).limit(limit)
}

export async function deletePending(db: Database, numbers: readonly number[]): Promise<void> {
  await db.delete(auditPending).where(inArray(auditPending.number, [...numbers]))
}

/** Of what a row says, by name and not by the order of its columns: a column more does not break old seals. */
const digestOf = (content: SQL) => sql<string>`encode(sha256(convert_to((${content})::text, 'UTF8')), 'hex')`

const e = events
const eventDigest = digestOf(
  sql`jsonb_build_object('id', ${e.id}, 'kind', ${e.kind}, 'company', ${e.company_id}, 'actor', ${e.actor_id}, 'person', ${e.person_id}, 'vacancy', ${e.vacancy_id}, 'invitation', ${e.invitation_id}, 'request', ${e.request_id}, 'facts', ${e.facts}, 'at', extract(epoch from ${e.created_at}))`,
)
const s = applicationSteps
const stepDigest = digestOf(
  sql`jsonb_build_object('id', ${s.id}, 'kind', ${s.kind}, 'application', ${s.application_id}, 'vacancy', ${s.vacancy_id}, 'actor', ${s.actor_id}, 'from', ${s.from_stage_id}, 'to', ${s.to_stage_id}, 'detail', ${s.detail}, 'at', extract(epoch from ${s.created_at}))`,
)

/** What the rows say now; a row that is gone is not among them. */
export async function digestsOf(
  db: Database,
  rows: readonly { source: AuditSource; row_id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (wanted: AuditSource) => rows.filter(({ source }) => source === wanted).map(({ row_id }) => row_id)
  const ofEvents = await db
    .select({ id: e.id, digest: eventDigest })
    .from(e)
    .where(inArray(e.id, idsOf('EVENT')))
  const ofSteps = await db
    .select({ id: s.id, digest: stepDigest })
    .from(s)
    .where(inArray(s.id, idsOf('STEP')))
  return new Map([...ofEvents, ...ofSteps].map(({ id, digest }) => [id, digest]))
}

/** The last link of each of these companies. */
export function lastSeals(db: Database, companyIds: readonly string[]) {
  const { company_id, number, hash } = auditSeals
  return db
    .selectDistinctOn([company_id], { company_id, number, hash })
    .from(auditSeals)
    .where(inArray(company_id, [...companyIds]))
    .orderBy(company_id, desc(number))
}

export async function insertSeals(db: Database, seals: AuditSeal[]): Promise<void> {
  await db.insert(auditSeals).values(seals)
}

export function listSeals(db: Database, companyId: string, after: number, limit: number): Promise<AuditSeal[]> {
  return db
    .select()
    .from(auditSeals)
    .where(and(eq(auditSeals.company_id, companyId), gt(auditSeals.number, after)))
    .orderBy(asc(auditSeals.number))
    .limit(limit)
}

export async function listSealedCompanies(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: auditSeals.company_id })
    .from(auditSeals)
    .orderBy(asc(auditSeals.company_id))
  return rows.map(({ id }) => id)
}

/** The newest links with what they cover, in words of today where somebody is named. */
export function listForExport(db: Database, companyId: string, before: number | undefined, limit: number) {
  const { number, source, digest, hash } = auditSeals
  const actor_id = sql`coalesce(${e.actor_id}, ${s.actor_id})`
  return db
    .select({
      number,
      source,
      digest,
      hash,
      at: sql<Date | null>`coalesce(${e.created_at}, ${s.created_at})`.mapWith(e.created_at),
      kind: sql<string | null>`coalesce(${e.kind}, ${s.kind})`,
      actor_id: sql<string | null>`${actor_id}`,
      // Only whoever works there is named: how an applicant is called is nobody's business here.
      member_name: users.full_name,
      vacancy_title: vacancies.title,
      application_id: s.application_id,
      detail: sql<string | null>`coalesce(nullif(${e.facts}, '{}')::text, ${s.detail})`,
    })
    .from(auditSeals)
    .leftJoin(e, and(eq(source, 'EVENT'), eq(e.id, auditSeals.row_id)))
    .leftJoin(s, and(eq(source, 'STEP'), eq(s.id, auditSeals.row_id)))
    .leftJoin(members, and(eq(members.company_id, auditSeals.company_id), sql`${members.user_id} = ${actor_id}`))
    .leftJoin(users, eq(users.id, members.user_id))
    .leftJoin(vacancies, sql`${vacancies.id} = coalesce(${e.vacancy_id}, ${s.vacancy_id})`)
    .where(and(eq(auditSeals.company_id, companyId), before ? lt(number, before) : undefined))
    .orderBy(desc(number))
    .limit(limit)
}
