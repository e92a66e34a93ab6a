import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import { atMoment, type Moment } from '#server/platform/db/columns.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import type { SeekerState } from '#shared/hiring/application.ts'
import type { MyOrder } from '#shared/hiring/my-applications.ts'
import { applications as a, applicationDrafts, applicationPrivates } from '../tables/applications.tables.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { offers } from '../tables/offers.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import { isOpenForSeeker, seekerStateOf, silentSince } from './seeker-state.sql.ts'

const slotsWait = sql<boolean>`(${isOpenForSeeker} and exists (
  select 1 from ${interviews} where ${interviews.application_id} = ${a.id} and ${interviews.state} = 'PROPOSED'))`

/** What waits for its person comes first, by how much it costs to miss it; then what goes on; then what is over. */
const attentionOf = (now: Moment) => sql<number>`case
  when ${seekerStateOf(now)} = 'OFERTA' then 0
  when ${slotsWait} then 1
  when ${a.unread_by_seeker} > 0 then 2
  when ${isOpenForSeeker} then 3
  else 4 end`

/** The last thing of which its person knows: tags, notes and a decision whose letter waits move nothing in their list. */
const lastNews =
  sql<Date>`greatest(${a.applied_at}, ${a.viewed_at}, ${a.stage_since}, ${a.last_contact_at}, ${a.told_at},
  case when ${a.state} in ('HIRED', 'WITHDRAWN') then ${a.decided_at} end)`.mapWith(a.applied_at)

/** A list goes up by its key, and down by moment and id where that is the same. */
const orders: Record<MyOrder, (now: Moment) => { key: SQL<number>; at: SQL<Date> }> = {
  attention: (now) => ({ key: attentionOf(now), at: lastNews }),
  newest: () => ({ key: sql<number>`0::int`, at: sql<Date>`${a.applied_at}`.mapWith(a.applied_at) }),
}

const columns = (now: Moment) => ({
  application: a,
  id: a.id,
  title: vacancies.title,
  vacancy_expires_at: vacancies.expires_at,
  company: { id: companies.id, name: companies.name, logo_id: companies.logo_id, verification: companies.verification },
  state: seekerStateOf(now),
  is_open: isOpenForSeeker,
  stage_label: stages.candidate_label,
  stage_kind: stages.kind,
  stage_position: stages.position,
  private_note: applicationPrivates.note,
  has_stories: sql<boolean>`coalesce(${applicationPrivates.stories} <> '{}', false)`,
  reminder_at: applicationPrivates.reminder_at,
  slots_wait: slotsWait,
  silent_since: sql<Date>`${silentSince}`.mapWith(a.applied_at),
  offer_sent_at: offers.sent_at,
  next_interview_at: sql<string | null>`(select min(${interviews.starts_at}) from ${interviews}
    where ${interviews.application_id} = ${a.id} and ${interviews.state} = 'SCHEDULED' and ${interviews.starts_at} > ${atMoment(now)})`,
})

function own(db: Database, now: Moment, order: MyOrder = 'newest') {
  return (
    db
      .select({ ...columns(now), ...orders[order](now) })
      .from(a)
      .innerJoin(stages, eq(stages.id, a.stage_id))
      .innerJoin(vacancies, eq(vacancies.id, a.vacancy_id))
      .innerJoin(companies, eq(companies.id, a.company_id))
      .leftJoin(applicationPrivates, eq(applicationPrivates.application_id, a.id))
      // At most one waits for an answer.
      .leftJoin(offers, and(eq(offers.application_id, a.id), eq(offers.state, 'SENT')))
  )
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

const inOrder = ({ key, at }: { key: SQL<number>; at: SQL<Date> }) => [asc(key), desc(at), desc(a.id)]

const firstMine = prepared((db) =>
  own(db, NOW, 'attention')
    .where(eq(a.user_id, USER))
    .orderBy(...inOrder(orders.attention(NOW)))
    .limit(LIMIT)
    .prepare('first_applications_of_user'),
)

/** Where a page begins: after this row. */
interface MyPlace {
  key: number
  at: Date
  id: string
}

interface Page {
  order: MyOrder
  after: MyPlace | undefined
  limit: number
  now: Date
}

export function listMine(
  db: Database,
  userId: string,
  filter: Filter,
  { order, after, limit, now }: Page,
): Promise<MyRow[]> {
  const isPlain = order === 'attention' && !after && !filter.state && filter.open === undefined && !filter.q
  if (isPlain) return firstMine(db, { user_id: userId, now: now.toISOString(), limit })
  const { key, at } = orders[order](now)
  const next =
    after &&
    sql`(${key} > ${after.key} or (${key} = ${after.key} and (${at}, ${a.id}) < (${atMoment(after.at)}, ${after.id}::uuid)))`
  return own(db, now, order)
    .where(and(eq(a.user_id, userId), matching(filter, now), next))
    .orderBy(...inOrder({ key, at }))
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

export async function findStories(db: Database, applicationId: string): Promise<Record<string, string>> {
  const p = applicationPrivates
  const [row] = await db.select({ stories: p.stories }).from(p).where(eq(p.application_id, applicationId))
  return row?.stories ?? {}
}

/** One line at a time, so that two open tabs do not overwrite each other's; null takes it away. */
export async function upsertStory(
  db: Database,
  application_id: string,
  { line_id, story }: { line_id: string; story: string | null },
): Promise<void> {
  const p = applicationPrivates
  const stories = story === null ? sql`${p.stories} - ${line_id}::text` : sql`${p.stories} || excluded.stories`
  await db
    .insert(p)
    .values({ application_id, stories: story === null ? {} : { [line_id]: story } })
    .onConflictDoUpdate({ target: p.application_id, set: { stories } })
}
