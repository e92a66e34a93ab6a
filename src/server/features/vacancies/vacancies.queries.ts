import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { isInTeam, meetsDemands, worksIn } from '#server/features/companies/own-place.sql.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { Role } from '#shared/companies/team-policy.ts'
import type { VacancyState } from '#shared/vacancies/vacancies.ts'
import { companies } from '../companies/companies.tables.ts'
import { hiringTeams, type NewVacancy, type VacancyRow, vacancies, vacancyRevisions } from './vacancies.tables.ts'

/** The vacancy, its company and the person's place in both; undefined for everybody who does not work there now. */
export async function findForMember(db: Database, vacancyId: string, userId: string) {
  const [found] = await db
    .select({
      vacancy: vacancies,
      company: companies,
      member: members,
      team_role: hiringTeams.role,
      meets_demands: meetsDemands,
    })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .innerJoin(members, eq(members.company_id, vacancies.company_id))
    .leftJoin(hiringTeams, and(eq(hiringTeams.vacancy_id, vacancies.id), eq(hiringTeams.member_id, members.id)))
    .where(and(eq(vacancies.id, vacancyId), isInTeam(userId)))
  return found
}

/** The same for a key of the company, which is no member. */
export async function findInCompany(db: Database, vacancyId: string, companyId: string) {
  const [found] = await db
    .select({ vacancy: vacancies, company: companies })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(and(eq(vacancies.id, vacancyId), eq(vacancies.company_id, companyId)))
  return found
}

export async function companyOfVacancy(db: Database, vacancyId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: vacancies.company_id }).from(vacancies).where(eq(vacancies.id, vacancyId))
  return row?.id
}

export async function lockVacancy(db: Database, vacancyId: string): Promise<VacancyRow | undefined> {
  const [row] = await db.select().from(vacancies).where(eq(vacancies.id, vacancyId)).for('no key update')
  return row
}

export async function insertVacancy(db: Database, values: NewVacancy): Promise<VacancyRow> {
  const [row] = await db.insert(vacancies).values(values).returning()
  if (!row) throw new Error('the vacancy was not written')
  return row
}

/** What an earlier try of the same person began. */
export async function findByCreationKey(
  db: Database,
  { company_id, created_by, creation_key }: { company_id: string; created_by: string; creation_key: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: vacancies.id })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.company_id, company_id),
        eq(vacancies.created_by, created_by),
        eq(vacancies.creation_key, creation_key),
      ),
    )
  return row?.id
}

/** Everything but the state, which `vacancy-states` changes. */
export type VacancyChanges = Partial<Omit<NewVacancy, 'state'>>

export async function updateVacancyRow(db: Database, id: string, values: VacancyChanges): Promise<VacancyRow> {
  const [row] = await db.update(vacancies).set(values).where(eq(vacancies.id, id)).returning()
  if (!row) throw new Error('the vacancy is gone')
  return row
}

export async function writeVacancyState(
  db: Database,
  id: string,
  state: VacancyState,
  values: VacancyChanges,
): Promise<VacancyRow> {
  const [row] = await db
    .update(vacancies)
    .set({ ...values, state })
    .where(eq(vacancies.id, id))
    .returning()
  if (!row) throw new Error('the vacancy is gone')
  return row
}

export async function deleteVacancyRow(db: Database, id: string): Promise<void> {
  await db.delete(vacancies).where(eq(vacancies.id, id))
}

export async function countPublished(db: Database, companyId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(vacancies)
    .where(and(eq(vacancies.company_id, companyId), eq(vacancies.state, 'PUBLISHED')))
  return row?.total ?? 0
}

/** How many others of the company are open on a day or wait for a date of their own. */
export async function countPlannedOn(
  db: Database,
  { company_id, at, except }: { company_id: string; at: Date; except: string },
): Promise<number> {
  const isOpen = and(eq(vacancies.state, 'PUBLISHED'), gt(vacancies.expires_at, at))
  const [row] = await db
    .select({ total: count() })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.company_id, company_id),
        ne(vacancies.id, except),
        or(isOpen, isNotNull(vacancies.scheduled_at)),
      ),
    )
  return row?.total ?? 0
}

export interface ListFilter {
  company_id: string
  /** Only vacancies in whose hiring team this member is. */
  member_id?: string
  q: string
}

export function listed({ company_id, member_id, q }: ListFilter): SQL | undefined {
  const own =
    member_id &&
    sql`exists (select 1 from ${hiringTeams} where ${hiringTeams.vacancy_id} = ${vacancies.id} and ${hiringTeams.member_id} = ${member_id})`
  const typed = q && sql`unaccent(${vacancies.title}) ilike unaccent(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`
  return and(eq(vacancies.company_id, company_id), own || undefined, typed || undefined)
}

/** The latest changes of a company's vacancies. */
export function listVacancyRows(db: Database, filter: ListFilter & { limit: number }) {
  const { updated_at, id } = vacancies
  return db.select().from(vacancies).where(listed(filter)).orderBy(desc(updated_at), desc(id)).limit(filter.limit)
}

export function countByState(db: Database, filter: ListFilter) {
  return db
    .select({ state: vacancies.state, total: count() })
    .from(vacancies)
    .where(listed(filter))
    .groupBy(vacancies.state)
}

export function listHiringTeam(db: Database, vacancyId: string) {
  return db
    .select({ member_id: hiringTeams.member_id, role: hiringTeams.role, full_name: users.full_name, user_id: users.id })
    .from(hiringTeams)
    .innerJoin(members, eq(members.id, hiringTeams.member_id))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(hiringTeams.vacancy_id, vacancyId), eq(members.status, 'ACTIVE')))
    .orderBy(hiringTeams.role, users.full_name)
}

export async function findSaver(db: Database, userId: string) {
  const [saver] = await db
    .select({ user_id: users.id, full_name: users.full_name })
    .from(users)
    .where(eq(users.id, userId))
  return saver ?? null
}

/** Whoever is paused in the company is not seen here and keeps their place. */
export async function replaceHiringTeam(
  db: Database,
  vacancyId: string,
  team: readonly { member_id: string; role: 'LEAD' | 'MEMBER' }[],
): Promise<void> {
  const working = db.select({ id: members.id }).from(members).where(eq(members.status, 'ACTIVE'))
  await db
    .delete(hiringTeams)
    .where(and(eq(hiringTeams.vacancy_id, vacancyId), inArray(hiringTeams.member_id, working)))
  if (team.length > 0) await db.insert(hiringTeams).values(team.map((row) => ({ ...row, vacancy_id: vacancyId })))
}

/** How many of these work in the company now. */
export async function countActiveMembers(db: Database, companyId: string, memberIds: string[]): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(members)
    .where(and(eq(members.company_id, companyId), eq(members.status, 'ACTIVE'), inArray(members.id, memberIds)))
  return row?.total ?? 0
}

export async function insertRevision(db: Database, values: typeof vacancyRevisions.$inferInsert): Promise<void> {
  await db.insert(vacancyRevisions).values(values)
}

function listIds(db: Database, which: SQL | undefined, { after, limit }: RowPage) {
  const { id } = vacancies
  return db
    .select({ id })
    .from(vacancies)
    .where(and(which, gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
}

export const listExpired = (db: Database, now: Date, page: RowPage) =>
  listIds(db, and(eq(vacancies.state, 'PUBLISHED'), lte(vacancies.expires_at, now)), page)

export const listDue = (db: Database, now: Date, page: RowPage) =>
  listIds(db, and(isNotNull(vacancies.scheduled_at), lte(vacancies.scheduled_at, now)), page)

/** Published, and over between these two moments. */
export const listEnding = (db: Database, { from, to }: { from: Date; to: Date }, page: RowPage) =>
  listIds(
    db,
    and(eq(vacancies.state, 'PUBLISHED'), gt(vacancies.expires_at, from), lte(vacancies.expires_at, to)),
    page,
  )

/** Published vacancies in the companies that a person works in; of those in whose hiring team they are unless their role is one that knows all. */
export function countPublishedFor(db: Database, userId: string, knowsAll: readonly Role[]) {
  return db
    .select({ company_id: vacancies.company_id, total: count() })
    .from(vacancies)
    .innerJoin(members, and(eq(members.company_id, vacancies.company_id), worksIn(userId)))
    .leftJoin(hiringTeams, and(eq(hiringTeams.vacancy_id, vacancies.id), eq(hiringTeams.member_id, members.id)))
    .where(
      and(eq(vacancies.state, 'PUBLISHED'), or(inArray(members.role, [...knowsAll]), isNotNull(hiringTeams.member_id))),
    )
    .groupBy(vacancies.company_id)
}

/** How many are published in every company that a person works in. */
export function countPublishedAround(db: Database, userId: string) {
  return db
    .select({ company_id: vacancies.company_id, total: count() })
    .from(vacancies)
    .innerJoin(members, and(eq(members.company_id, vacancies.company_id), worksIn(userId)))
    .where(eq(vacancies.state, 'PUBLISHED'))
    .groupBy(vacancies.company_id)
}

/** Companies with more than one published vacancy: only these can be above a limit. */
export function listCrowded(db: Database, { after, limit }: RowPage) {
  return db
    .select({ id: vacancies.company_id })
    .from(vacancies)
    .where(and(eq(vacancies.state, 'PUBLISHED'), gt(vacancies.company_id, after)))
    .groupBy(vacancies.company_id)
    .having(sql`count(*) > 1`)
    .orderBy(vacancies.company_id)
    .limit(limit)
}

/** Published or paused: what a company works on. */
export function listLiveIn(db: Database, company_id: string): Promise<VacancyRow[]> {
  return db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.company_id, company_id), inArray(vacancies.state, ['PUBLISHED', 'PAUSED'])))
    .orderBy(vacancies.id)
    .for('no key update')
}

/** The ones that were published first come first. */
export function listPublishedIn(db: Database, company_id: string): Promise<VacancyRow[]> {
  return db
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.company_id, company_id), eq(vacancies.state, 'PUBLISHED')))
    .orderBy(vacancies.published_at, vacancies.id)
    .for('no key update')
}
