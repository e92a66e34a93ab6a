import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { atMoment, type Moment } from '#server/platform/db/columns.ts'
import type { Position } from '#server/platform/db/cursor.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import type { SeekerState } from '#shared/hiring/application.ts'
import { applications as a, applicationDrafts, applicationPrivates } from '../applications/applications.tables.ts'
import { interviews } from '../interviews/interviews.tables.ts'
import { stages } from '../pipelines/pipelines.tables.ts'
import { isOpenForSeeker, seekerStateOf } from './seeker-state.tables.ts'

const columns = (now: Moment) => ({
  application: a,
  id: a.id,
  created_at: a.applied_at,
  title: vacancies.title,
  company: { id: companies.id, name: companies.name, logo_id: companies.logo_id, verification: companies.verification },
  state: seekerStateOf(now),
  is_open: isOpenForSeeker,
  stage_label: stages.candidate_label,
  stage_kind: stages.kind,
  stage_position: stages.position,
  private_note: applicationPrivates.note,
  reminder_at: applicationPrivates.reminder_at,
  slots_wait: sql<boolean>`exists (select 1 from ${interviews} where ${interviews.application_id} = ${a.id} and ${interviews.state} = 'PROPOSED')`,
  next_interview_at: sql<string | null>`(select min(${interviews.starts_at}) from ${interviews}
    where ${interviews.application_id} = ${a.id} and ${interviews.state} = 'SCHEDULED' and ${interviews.starts_at} > ${atMoment(now)})`,
})

function own(db: Database, now: Moment) {
  return db
    .select(columns(now))
    .from(a)
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
    .innerJoin(companies, eq(companies.id, a.company_id))
    .leftJoin(applicationPrivates, eq(applicationPrivates.application_id, a.id))
}

export type MyRow = Awaited<ReturnType<typeof own>>[number]

interface Filter {
  state?: SeekerState | undefined
  open?: boolean | undefined
  q: string
}

function matching({ state, open, q }: Filter, now: Date): SQL | undefined {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    state ? sql`${seekerStateOf(now)} = ${state}` : undefined,
    open === undefined ? undefined : sql`${isOpenForSeeker} = ${open}`,
    q ? sql`unaccent(${vacancies.title} || ' ' || ${companies.name}) ilike unaccent(${like})` : undefined,
  )
}

const [USER, NOW, LIMIT] = [sql.placeholder('user_id'), sql.placeholder('now'), sql.placeholder('limit')]

const newestMine = prepared((db) =>
  own(db, NOW)
    .where(eq(a.user_id, USER))
    .orderBy(desc(a.applied_at), desc(a.id))
    .limit(LIMIT)
    .prepare('newest_applications_of_user'),
)

export function listMine(
  db: Database,
  userId: string,
  filter: Filter,
  { after, limit, now }: { after: Position | undefined; limit: number; now: Date },
): Promise<MyRow[]> {
  const isPlain = !after && !filter.state && filter.open === undefined && !filter.q
  if (isPlain) return newestMine(db, { user_id: userId, now: now.toISOString(), limit })
  const older =
    after && or(lt(a.applied_at, after.created_at), and(eq(a.applied_at, after.created_at), lt(a.id, after.id)))
  return own(db, now)
    .where(and(eq(a.user_id, userId), matching(filter, now), older))
    .orderBy(desc(a.applied_at), desc(a.id))
    .limit(limit)
}

export async function findMine(db: Database, userId: string, id: string, now: Date): Promise<MyRow | undefined> {
  const [row] = await own(db, now).where(and(eq(a.id, id), eq(a.user_id, userId)))
  return row
}

const countsOfUser = prepared((db) =>
  db
    .select({ state: seekerStateOf(NOW), total: sql<number>`count(*)::int` })
    .from(a)
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .where(eq(a.user_id, USER))
    .groupBy(sql`1`)
    .prepare('applications_of_user_by_state'),
)

export const countMine = (db: Database, userId: string, now: Date) =>
  countsOfUser(db, { user_id: userId, now: now.toISOString() })

const DRAFTS_SHOWN = 50

const draftsOfUser = prepared((db) =>
  db
    .select({
      vacancy_id: vacancies.id,
      title: vacancies.title,
      company_name: companies.name,
      state: vacancies.state,
      updated_at: applicationDrafts.updated_at,
    })
    .from(applicationDrafts)
    .innerJoin(vacancies, eq(vacancies.id, applicationDrafts.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(eq(applicationDrafts.user_id, USER))
    .orderBy(desc(applicationDrafts.updated_at))
    .limit(DRAFTS_SHOWN)
    .prepare('application_drafts_of_user'),
)

export const listDrafts = (db: Database, userId: string) => draftsOfUser(db, { user_id: userId })

type Private = Pick<typeof applicationPrivates.$inferInsert, 'application_id' | 'note' | 'reminder_at'>

/** Whoever was reminded is reminded again only of another date. */
export async function upsertPrivate(db: Database, values: Private): Promise<void> {
  const { note, reminder_at } = values
  const p = applicationPrivates
  const reminded_at = sql`case when ${p.reminder_at} is not distinct from excluded.reminder_at then ${p.reminded_at} end`
  await db
    .insert(p)
    .values(values)
    .onConflictDoUpdate({ target: p.application_id, set: { note, reminder_at, reminded_at } })
}
