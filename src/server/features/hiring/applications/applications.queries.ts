import { and, asc, desc, eq, exists, gt, inArray, lte, ne, or, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { actorNameOf } from '#server/features/companies/keys/keys.tables.ts'
import { worksIn } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { hiringTeams, vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { ApplicationState } from '#shared/hiring/application.ts'
import {
  type ApplicationRow,
  applicationSnapshots,
  applicationSteps,
  applications,
} from '../tables/applications.tables.ts'
import type { interviews } from '../tables/interviews.tables.ts'
import type { offers } from '../tables/offers.tables.ts'
import type { outgoingMails } from '../tables/outgoing.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import { OPEN_STATES } from './application-states.ts'

type NewApplication = typeof applications.$inferInsert
/** The state goes through its own machine, and the version with it. */
export type ApplicationChanges = Partial<Omit<NewApplication, 'id' | 'state' | 'version' | 'stage_id' | 'changed_at'>>

export async function insertApplication(
  db: Database,
  values: Omit<NewApplication, 'state'>,
  snapshot: Omit<typeof applicationSnapshots.$inferInsert, 'application_id'>,
): Promise<ApplicationRow> {
  const [row] = await db.insert(applications).values(values).returning()
  if (!row) throw new Error('the application was not written')
  await db.insert(applicationSnapshots).values({ ...snapshot, application_id: row.id })
  return row
}

export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row
}

export async function lockApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id)).for('no key update')
  return row
}

/**
 * The application that something hangs on. Whoever changes both takes the application first, so that two people who work
 * on it from both ends never wait for each other.
 */
export async function lockApplicationOf(
  db: Database,
  table: typeof interviews | typeof offers | typeof outgoingMails,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(sql`${applications.id} = (select application_id from ${table} where id = ${id})`)
    .for('no key update')
  return row
}

export async function findSnapshot(db: Database, applicationId: string) {
  const [row] = await db
    .select()
    .from(applicationSnapshots)
    .where(eq(applicationSnapshots.application_id, applicationId))
  return row
}

export async function findByKey(db: Database, userId: string, key: string): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.user_id, userId), eq(applications.creation_key, key)))
  return row
}

/** So many vacancies of one company nobody applies to with one CV. */
const WITH_ONE_CV = 50

/** Applications with a CV that their teams know by name and can read, the newest first; never of whoever asks. */
export function listSentWith(db: Database, cvId: string, readerId: string) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.cv_id, cvId),
        ne(applications.user_id, readerId),
        eq(applications.is_blind, false),
        ne(applications.state, 'SENDING'),
        exists(
          db
            .select({ one: sql`1` })
            .from(members)
            .where(and(eq(members.company_id, applications.company_id), worksIn(readerId))),
        ),
      ),
    )
    .orderBy(desc(applications.applied_at))
    .limit(WITH_ONE_CV)
}

/** The newest application of a person to a vacancy. */
export async function findLatest(db: Database, userId: string, vacancyId: string) {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.user_id, userId), eq(applications.vacancy_id, vacancyId)))
    .orderBy(desc(applications.applied_at))
    .limit(1)
  return row
}

/** A vacancy as it is now, kept from being closed until the transaction ends. */
export async function holdVacancy(db: Database, id: string) {
  const [row] = await db.select().from(vacancies).where(eq(vacancies.id, id)).for('share')
  return row
}

interface Compared {
  id: string
  version: number
}

const next = sql`${applications.version} + 1`

/** Compare and swap: undefined when somebody was quicker. */
export async function writeApplicationState(
  db: Database,
  { id, version }: Compared,
  state: ApplicationState,
  values: ApplicationChanges & { stage_id?: string; changed_at: Date },
): Promise<ApplicationRow | undefined> {
  const [row] = await db
    .update(applications)
    .set({ ...values, state, version: next })
    .where(and(eq(applications.id, id), eq(applications.version, version)))
    .returning()
  return row
}

/** What two people may change at once without hurting each other. */
export async function updateApplication(
  db: Database,
  id: string,
  values: ApplicationChanges & { changed_at: Date },
): Promise<ApplicationRow> {
  const [row] = await db.update(applications).set(values).where(eq(applications.id, id)).returning()
  if (!row) throw new Error('the application is gone')
  return row
}

export async function deleteApplication(db: Database, id: string): Promise<void> {
  await db.delete(applications).where(eq(applications.id, id))
}

export async function insertStep(db: Database, values: typeof applicationSteps.$inferInsert): Promise<void> {
  await db.insert(applicationSteps).values(values)
}

/** Whether its person has another application to the same vacancy that goes on. */
export async function hasOpenBeside(
  db: Database,
  { id, vacancy_id, user_id }: { id: string; vacancy_id: string; user_id: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.vacancy_id, vacancy_id),
        eq(applications.user_id, user_id),
        ne(applications.id, id),
        inArray(applications.state, [...OPEN_STATES]),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Who moved it last and where to, for whoever came too late. */
export async function findLastMove(db: Database, applicationId: string) {
  const [row] = await db
    .select({
      actor_name: actorNameOf(users.full_name, applicationSteps.actor_id),
      stage: stages.name,
      kind: applicationSteps.kind,
      at: applicationSteps.created_at,
      is_own: sql<boolean>`coalesce(${applicationSteps.actor_id} = ${applications.user_id}, false)`,
    })
    .from(applicationSteps)
    .innerJoin(applications, eq(applications.id, applicationSteps.application_id))
    .leftJoin(users, eq(users.id, applicationSteps.actor_id))
    .leftJoin(stages, eq(stages.id, applicationSteps.to_stage_id))
    .where(
      and(
        eq(applicationSteps.application_id, applicationId),
        inArray(applicationSteps.kind, ['MOVED', 'HIRED', 'REJECTED', 'RESTORED', 'WITHDRAWN', 'HELD', 'RESUMED']),
      ),
    )
    .orderBy(desc(applicationSteps.created_at), desc(applicationSteps.number))
    .limit(1)
  return row
}

/** Everybody who works on a vacancy now. */
export function listTeam(db: Database, vacancyId: string) {
  return db
    .select({ member_id: members.id, full_name: users.full_name, user_id: users.id, role: members.role })
    .from(hiringTeams)
    .innerJoin(members, and(eq(members.id, hiringTeams.member_id), eq(members.status, 'ACTIVE')))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(eq(hiringTeams.vacancy_id, vacancyId))
    .orderBy(users.full_name)
}

/** Whom one can ask on a vacancy: its team, and those who see every vacancy of the company. */
export function listColleagues(db: Database, { id, company_id }: { id: string; company_id: string }) {
  const inTeam = db.select({ id: hiringTeams.member_id }).from(hiringTeams).where(eq(hiringTeams.vacancy_id, id))
  const seesAll = inArray(members.role, ['OWNER', 'ADMIN', 'RECRUITER'])
  return db
    .select({ member_id: members.id, full_name: users.full_name })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(
      and(eq(members.company_id, company_id), eq(members.status, 'ACTIVE'), or(seesAll, inArray(members.id, inTeam))),
    )
    .orderBy(users.full_name, members.id)
}

export async function findMember(db: Database, companyId: string, memberId: string) {
  const [row] = await db
    .select({ member_id: members.id, full_name: users.full_name, user_id: users.id, role: members.role })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.id, memberId), eq(members.company_id, companyId), eq(members.status, 'ACTIVE')))
  return row
}

/** Somebody who can see the application that is given to them: of its team or of all vacancies, and never its own person. */
export async function findColleague(
  db: Database,
  { company_id, vacancy_id, user_id }: ApplicationRow,
  memberId: string,
) {
  const colleagues = await listColleagues(db, { id: vacancy_id, company_id })
  const isOne = colleagues.some(({ member_id }) => member_id === memberId)
  const member = isOne ? await findMember(db, company_id, memberId) : undefined
  return member?.user_id === user_id ? undefined : member
}

/** Sent, and the time to take them back is over. */
export function listDelivered(db: Database, before: Date, { after, limit }: RowPage) {
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.state, 'SENDING'), lte(applications.applied_at, before), gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit)
}

/** Nobody applies to it until the transaction ends. */
export async function lockVacancyRow(db: Database, id: string): Promise<void> {
  await db.select({ id: vacancies.id }).from(vacancies).where(eq(vacancies.id, id)).for('no key update')
}
