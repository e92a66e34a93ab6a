import { and, asc, eq, gt, gte, inArray, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { members } from '#server/features/companies/team.tables.ts'
import type { Identity } from '#server/features/cvs/scrub.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { ApplicationState } from '#shared/hiring/application.ts'
import type { BoardSort } from '#shared/hiring/board.ts'
import { BOARD_STATES } from '../applications/application-states.ts'
import { assignedTo } from '../applications/assigned.queries.ts'
import type { Viewer } from '../applications/viewer.ts'
import { hiddenIdentity } from '../blind/identity.sql.ts'
import { shownName, shownSource, shownWords } from '../blind/shown-name.sql.ts'
import { type ApplicationRow, applications } from '../tables/applications.tables.ts'
import { interviews } from '../tables/interviews.tables.ts'
import { stages } from '../tables/pipelines.tables.ts'
import { scorecards } from '../tables/scorecards.tables.ts'
import type { ChangesPosition } from './changes-cursor.ts'

const a = applications

/** What stands on a card, and no text that somebody wrote with a decision. */
const shown = {
  id: a.id,
  version: a.version,
  state: a.state,
  stage_id: a.stage_id,
  full_name: a.full_name,
  headline: a.headline,
  cv_title: a.cv_title,
  tags: a.tags,
  source: shownSource,
  match_low: a.match_low,
  match_high: a.match_high,
  match_label: a.match_label,
  match_shown: a.match_shown,
  missed_must: a.missed_must,
  unexpected_answers: a.unexpected_answers,
  owner_member_id: a.owner_member_id,
  unread_by_team: a.unread_by_team,
  applied_at: a.applied_at,
  stage_since: a.stage_since,
  viewed_at: a.viewed_at,
  changed_at: a.changed_at,
  is_blind: a.is_blind,
  pseudonym: a.pseudonym,
  promised_reply_at: a.promised_reply_at,
  first_reply_at: a.first_reply_at,
  last_contact_at: a.last_contact_at,
}

export const cardColumns = (now: Date) => ({
  application: shown,
  owner_name: users.full_name,
  /** For the sieve of blind review: who it is may stand in what was written. */
  identity: hiddenIdentity,
  next_interview_at: sql<string | null>`(select min(${interviews.starts_at}) from ${interviews}
    where ${interviews.application_id} = ${a.id} and ${interviews.state} = 'SCHEDULED'
    and ${interviews.starts_at} > ${now.toISOString()}::timestamptz)`,
  scorecards_done: sql<number>`(select count(${scorecards.submitted_at})::int from ${scorecards} where ${scorecards.application_id} = ${a.id})`,
  scorecards_asked: sql<number>`(select count(*)::int from ${scorecards} where ${scorecards.application_id} = ${a.id})`,
})

export interface CardRow {
  application: Pick<ApplicationRow, keyof typeof shown>
  owner_name: string | null
  identity: Identity | null
  next_interview_at: string | null
  scorecards_done: number
  scorecards_asked: number
}

/** What somebody of the team sees of a vacancy: never their own, never what can still be taken back. */
function seen(db: Database, vacancyId: string, { user_id, only_member_id }: Viewer): SQL | undefined {
  return and(
    eq(a.vacancy_id, vacancyId),
    ne(a.state, 'SENDING'),
    or(isNull(a.user_id), ne(a.user_id, user_id)),
    only_member_id ? assignedTo(db, only_member_id) : undefined,
  )
}

function cards(db: Database, now: Date) {
  return db
    .select(cardColumns(now))
    .from(a)
    .leftJoin(members, eq(members.id, a.owner_member_id))
    .leftJoin(users, eq(users.id, members.user_id))
    .innerJoin(stages, eq(stages.id, a.stage_id))
}

interface BoardAsked {
  q: string
  sort: BoardSort
  now: Date
}

/** The first cards of every column, `limit` of each. */
export function listBoard(
  db: Database,
  vacancyId: string,
  viewer: Viewer,
  { q, sort, now, limit }: BoardAsked & { limit: number },
) {
  const { key } = orders[sort]
  const place = sql<number>`row_number() over (partition by ${a.stage_id} order by ${key}, ${a.id})`.as('place')
  const placed = db
    .select({ id: a.id, place })
    .from(a)
    .where(and(seen(db, vacancyId, viewer), inArray(a.state, [...BOARD_STATES]), withWords(q)))
    .as('placed')
  return db
    .select({ ...cardColumns(now), key: sql<string>`(${key})::text` })
    .from(placed)
    .innerJoin(a, eq(a.id, placed.id))
    .leftJoin(members, eq(members.id, a.owner_member_id))
    .leftJoin(users, eq(users.id, members.user_id))
    .where(lte(placed.place, limit))
    .orderBy(asc(placed.place), asc(a.stage_id))
}

/** How many there are, by where and how they stand, and when one of them last changed. */
export function countBoard(db: Database, vacancyId: string, viewer: Viewer, { q, now }: Omit<BoardAsked, 'sort'>) {
  const found = withWords(q) ?? sql`true`
  const moment = sql`${now.toISOString()}::timestamptz`
  const is_late = sql`${stages.expected_days} > 0 and ${a.stage_since} <= ${moment} - make_interval(days => ${stages.expected_days} + 1)`
  const is_overdue = sql`${a.first_reply_at} is null and ${a.promised_reply_at} < ${moment}`
  const counted = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      state: a.state,
      stage_id: a.stage_id,
      all: sql<number>`count(*)::int`,
      found: counted(found),
      late: counted(sql`${found} and ${is_late}`),
      overdue: counted(is_overdue),
      changed_at: max(a.changed_at),
    })
    .from(a)
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .where(seen(db, vacancyId, viewer))
    .groupBy(a.state, a.stage_id)
}

export const CHANGES_AT_ONCE = 1000

/** Oldest first, many of one moment by their ids: whoever was away gets them page by page and misses none. */
export function listChanged(
  db: Database,
  vacancyId: string,
  viewer: Viewer,
  { since, after }: Pick<ChangesPosition, 'since' | 'after'>,
  now: Date,
): Promise<CardRow[]> {
  const isLater = after && or(gt(a.changed_at, after.changed_at), gt(a.id, after.id))
  return cards(db, now)
    .where(and(seen(db, vacancyId, viewer), gte(a.changed_at, since), isLater))
    .orderBy(asc(a.changed_at), asc(a.id))
    .limit(CHANGES_AT_ONCE)
}

export async function findCard(db: Database, applicationId: string, now: Date): Promise<CardRow> {
  const [row] = await cards(db, now).where(eq(a.id, applicationId))
  if (!row) throw new Error('the application is gone')
  return row
}

/** Each word somewhere in what the team may read, tags too; without accents. */
function withWords(q: string): SQL | undefined {
  const text = sql`unaccent(${shownWords} || ' ' || array_to_string(${a.tags}, ' '))`
  const words = q.split(/\s+/).filter(Boolean)
  return and(...words.map((word) => sql`${text} ilike unaccent(${`%${word.replace(/[\\%_]/g, '\\$&')}%`})`))
}

export interface Wanted {
  states: readonly ApplicationState[]
  stage_id?: string | undefined
  owner_member_id?: string | undefined
  tag?: string | undefined
  q: string
  min_match?: number | undefined
  no_missed_must: boolean
  unread: boolean
}

export function wanted(filter: Wanted): SQL | undefined {
  const { states, stage_id, owner_member_id, tag, q, min_match } = filter
  return and(
    // Of an anonymous one there is nothing to open; figures count it.
    states.length > 0 ? inArray(a.state, [...states]) : ne(a.state, 'ANONYMISED'),
    stage_id ? eq(a.stage_id, stage_id) : undefined,
    owner_member_id ? eq(a.owner_member_id, owner_member_id) : undefined,
    tag ? sql`${a.tags} @> array[${tag}]::text[]` : undefined,
    withWords(q),
    min_match === undefined ? undefined : gte(a.match_low, min_match),
    filter.no_missed_must ? eq(a.missed_must, 0) : undefined,
    filter.unread ? sql`${a.unread_by_team} > 0` : undefined,
  )
}

const epoch = (column: SQL | typeof a.applied_at) => sql`(extract(epoch from ${column}) * 1000)::bigint`

/** What a list goes by: a number or a text, and which way. */
const orders = {
  newest: { key: sql`-${epoch(a.applied_at)}`, type: sql`bigint` },
  oldest: { key: epoch(a.applied_at), type: sql`bigint` },
  /** A range that is not shown counts as none, so that nobody is put before others by what is not known. */
  match: {
    key: sql`-((case when ${a.missed_must} = 0 then 1000 else 0 end) + case when ${a.match_shown} is null then -1 else coalesce(${a.match_low}, -1) end)::bigint`,
    type: sql`bigint`,
  },
  name: { key: sql`lower(unaccent(${shownName}))`, type: sql`text` },
  stage: { key: sql`${stages.position}::bigint`, type: sql`bigint` },
  no_contact: { key: epoch(sql`coalesce(${a.last_contact_at}, ${a.applied_at})`), type: sql`bigint` },
} as const

type Order = keyof typeof orders

interface Page {
  sort: Order
  after: { key: string; id: string } | undefined
  limit: number
}

export function listFiltered(
  db: Database,
  vacancyId: string,
  viewer: Viewer,
  filter: Wanted,
  { sort, after, limit, now }: Page & { now: Date },
) {
  const { key, type } = orders[sort]
  const next = after && sql`(${key}, ${a.id}) > (${after.key}::${type}, ${after.id}::uuid)`
  return db
    .select({ ...cardColumns(now), key: sql<string>`(${key})::text`, stage_name: stages.name })
    .from(a)
    .leftJoin(members, eq(members.id, a.owner_member_id))
    .leftJoin(users, eq(users.id, members.user_id))
    .innerJoin(stages, eq(stages.id, a.stage_id))
    .where(and(seen(db, vacancyId, viewer), wanted(filter), next))
    .orderBy(asc(key), asc(a.id))
    .limit(limit)
}

export async function countFiltered(db: Database, vacancyId: string, viewer: Viewer, filter: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(a)
    .where(and(seen(db, vacancyId, viewer), wanted(filter)))
  return row?.total ?? 0
}
