import { and, asc, desc, eq, exists, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import { vacancies as v } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { AllSort } from '#shared/hiring/all-applications/all-applications.ts'
import type { ApplicationSource } from '#shared/hiring/application.ts'
import type { StageKind } from '#shared/hiring/stages.ts'
import { type Reached, reachedApplications, reachedVacancies } from '../applications/team-reach.queries.ts'
import { shownName, shownSource } from '../blind/shown-name.sql.ts'
import { cardColumns, type Wanted, wanted } from '../board/board.queries.ts'
import { applications as a } from '../tables/applications.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'

export interface WantedOfAll extends Wanted {
  vacancy_id?: string | undefined
  stage_kind?: StageKind | undefined
  source?: ApplicationSource | undefined
  applied_from?: Date | undefined
  applied_before?: Date | undefined
}

function matching(db: Database, reached: Reached, filter: WantedOfAll): SQL | undefined {
  const { vacancy_id, stage_kind, source, applied_from, applied_before } = filter
  return and(
    reachedApplications(db, reached),
    wanted(filter),
    vacancy_id ? eq(a.vacancy_id, vacancy_id) : undefined,
    source ? eq(shownSource, source) : undefined,
    applied_from ? gte(a.applied_at, applied_from) : undefined,
    applied_before ? lt(a.applied_at, applied_before) : undefined,
    stage_kind
      ? exists(
          db
            .select({ id: stages.id })
            .from(stages)
            .where(and(eq(stages.id, a.stage_id), eq(stages.kind, stage_kind))),
        )
      : undefined,
  )
}

interface Order {
  /** As the cursor holds it. */
  key: SQL
  by: SQL[]
  after: (key: string, id: string) => SQL
}

/** A moment in a cursor, in thousandths of a second. */
const thousandths = (column: SQL | typeof a.applied_at) => sql`(extract(epoch from ${column}) * 1000)::bigint`
const moment = (key: string) => sql`to_timestamp(${key}::numeric / 1000)`
const touched = sql`coalesce(${a.last_contact_at}, ${a.applied_at})`
/** A range that is not shown counts as none, so that nobody is put before others by what is not known. */
const fit = sql`(case when ${a.missed_must} = 0 then 1000 else 0 end + case when ${a.match_shown} is null then -1 else coalesce(${a.match_low}, -1) end)`
const nameKey = sql`lower(unaccent(${shownName}))`

/** By the columns themselves where an index has them in this order. */
const orders: Record<AllSort, Order> = {
  newest: {
    key: thousandths(a.applied_at),
    by: [desc(a.applied_at), desc(a.id)],
    after: (key, id) => sql`(${a.applied_at}, ${a.id}) < (${moment(key)}, ${id}::uuid)`,
  },
  oldest: {
    key: thousandths(a.applied_at),
    by: [asc(a.applied_at), asc(a.id)],
    after: (key, id) => sql`(${a.applied_at}, ${a.id}) > (${moment(key)}, ${id}::uuid)`,
  },
  match: {
    key: fit,
    by: [desc(fit), desc(a.id)],
    after: (key, id) => sql`(${fit}, ${a.id}) < (${key}::int, ${id}::uuid)`,
  },
  name: {
    key: nameKey,
    by: [asc(nameKey), asc(a.id)],
    after: (key, id) => sql`(${nameKey}, ${a.id}) > (${key}, ${id}::uuid)`,
  },
  no_contact: {
    key: thousandths(touched),
    by: [asc(touched), asc(a.id)],
    after: (key, id) => sql`(${touched}, ${a.id}) > (${moment(key)}, ${id}::uuid)`,
  },
}

interface Page {
  sort: AllSort
  after: { key: string; id: string } | undefined
  limit: number
  now: Date
}

/** Who is on the page first, then what stands on their cards. */
export function listOfCompany(db: Database, reached: Reached, filter: WantedOfAll, { sort, after, limit, now }: Page) {
  const { key, by, after: rest } = orders[sort]
  const placed = db
    .select({ id: a.id })
    .from(a)
    .where(and(matching(db, reached, filter), after && rest(after.key, after.id)))
    .orderBy(...by)
    .limit(limit)
    .as('placed')
  return db
    .select({
      ...cardColumns(now),
      key: sql<string>`(${key})::text`,
      stage_name: stages.name,
      vacancy: { id: v.id, title: v.title },
    })
    .from(placed)
    .innerJoin(a, eq(a.id, placed.id))
    .innerJoin(v, eq(v.id, a.vacancy_id))
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .leftJoin(members, eq(members.id, a.owner_member_id))
    .leftJoin(users, eq(users.id, members.user_id))
    .orderBy(...by)
}

export async function countOfCompany(db: Database, reached: Reached, filter: WantedOfAll): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(a)
    .where(matching(db, reached, filter))
  return row?.total ?? 0
}

const CHOICES = 300

/** Vacancies to which somebody applied or may apply, those that are live first. */
export function listVacancyChoices(db: Database, reached: Reached) {
  return db
    .select({ id: v.id, title: v.title })
    .from(v)
    .where(and(reachedVacancies(db, reached), ne(v.state, 'DRAFT')))
    .orderBy(sql`${v.state} in ('PUBLISHED', 'PAUSED') desc`, sql`${v.published_at} desc nulls last`, v.id)
    .limit(CHOICES)
}

export function listTeamChoices(db: Database, { company_id }: Reached) {
  return db
    .select({ member_id: members.id, full_name: users.full_name })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.company_id, company_id), eq(members.status, 'ACTIVE'), ne(members.role, 'BILLING')))
    .orderBy(users.full_name, members.id)
    .limit(CHOICES)
}

/** Those in use on what the person sees, the most used first. */
export async function listTagChoices(db: Database, reached: Reached): Promise<string[]> {
  const used = db
    .select({ tag: sql<string>`unnest(${a.tags})`.as('tag') })
    .from(a)
    .where(and(reachedApplications(db, reached), sql`${a.tags} <> '{}'`))
    .as('used')
  const rows = await db
    .select({ tag: used.tag })
    .from(used)
    .groupBy(used.tag)
    .orderBy(sql`count(*) desc`, asc(used.tag))
    .limit(CHOICES)
  return rows.map(({ tag }) => tag)
}
