import { and, asc, count, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import { cardDocument } from '#server/features/search/cards.sql.ts'
import { vacancySearch } from '#server/features/search/search.tables.ts'
import { hasWords, isWanted, notHiddenFrom, notOfOwnCompany, type Viewer } from '#server/features/search/wanted.sql.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import type { RowPage } from '#server/platform/tasks/each-row.ts'
import type { AlertFrequency } from '#shared/jobs/saved-searches.ts'
import { type NewSavedSearch, type SavedSearchRow, savedSearches, toldVacancies } from './saved-searches.tables.ts'

const s = savedSearches
const v = vacancySearch

const hasOwnWords = hasWords(sql`${s.words}`)

/** Wanted, published since the person last looked, and not told yet. */
const isNews = (now: Date, words: SQL | undefined): SQL | undefined =>
  and(
    isWanted(sql`${s.conditions}`, now),
    words,
    sql`${v.published_at} > ${s.seen_at}`,
    sql`not exists (select 1 from ${toldVacancies} where ${toldVacancies.search_id} = ${s.id} and ${toldVacancies.vacancy_id} = ${v.vacancy_id})`,
  )

/** Neither hidden nor of their own company: an alert is about other people's vacancies. */
const isFor = (viewer: Viewer): SQL | undefined => and(notHiddenFrom(viewer), notOfOwnCompany(viewer))

/** Two questions, because one about «no words or these words» could not be answered by the index of the words. */
function newCount(viewer: Viewer, now: Date) {
  const counted = (words: SQL | undefined) =>
    sql`(select count(*)::int from ${v} where ${and(isNews(now, words), isFor(viewer))})`
  return sql<number>`case when ${s.words} is null then ${counted(undefined)} else ${counted(hasOwnWords)} end`
}

export function listOwn(db: Database, viewer: Viewer, now: Date) {
  return db
    .select({ search: s, new_count: newCount(viewer, now) })
    .from(s)
    .where(eq(s.user_id, viewer.user_id))
    .orderBy(asc(s.created_at), asc(s.id))
}

/** How many vacancies are new in at least one of the person's alerts. */
export async function countNews(db: Database, viewer: Viewer, now: Date): Promise<number> {
  const news = (words: SQL) =>
    sql`select ${v.vacancy_id} as id from ${v} where ${and(words, isNews(now, undefined), isFor(viewer))}`
  const found = await db.execute<{ total: number }>(
    sql`select count(distinct found.id)::int as total from ${s} cross join lateral
      (${news(sql`${s.words} is null`)} union all ${news(hasOwnWords)}) found where ${s.user_id} = ${viewer.user_id}`,
  )
  return found.rows[0]?.total ?? 0
}

export async function findOwn(db: Database, viewer: Viewer, id: string, now: Date) {
  const [found] = await db
    .select({ search: s, new_count: newCount(viewer, now) })
    .from(s)
    .where(and(eq(s.id, id), eq(s.user_id, viewer.user_id)))
  return found
}

export async function countOwn(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(s).where(eq(s.user_id, userId))
  return row?.total ?? 0
}

export async function insertSearch(db: Database, values: NewSavedSearch): Promise<SavedSearchRow> {
  const [row] = await db.insert(s).values(values).returning()
  if (!row) throw new Error('the search was not written')
  return row
}

/** The next eight o'clock of the person, or the next on a Monday; nothing for searches that no clock runs. */
export function nextRun(schedule: { frequency: AlertFrequency; paused: boolean; timezone: string; now: Date }): SQL {
  const { frequency, paused, timezone, now } = schedule
  if (paused || frequency === 'OFF' || frequency === 'INSTANT') return sql`null`
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${timezone})`
  const [unit, step] = frequency === 'DAILY' ? [sql`'day'`, sql`'1 day'`] : [sql`'week'`, sql`'7 days'`]
  const first = sql`date_trunc(${unit}, ${local}) + interval '8 hours'`
  return sql`(${first} + case when ${first} <= ${local} then interval ${step} else interval '0' end) at time zone ${timezone}`
}

type Changes = Partial<Omit<NewSavedSearch, 'next_run_at'>> & { next_run_at?: SQL }

export async function updateSearch(db: Database, id: string, values: Changes): Promise<void> {
  await db.update(s).set(values).where(eq(s.id, id))
}

export async function deleteSearch(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(s)
    .where(and(eq(s.id, id), eq(s.user_id, userId)))
    .returning({ id: s.id })
  return gone.length > 0
}

/** Marks everything new as told and answers what that was; a second call finds nothing. */
export async function markNotified(
  db: Database,
  search: Pick<SavedSearchRow, 'id' | 'words'>,
  viewer: Viewer,
  { now, vacancy_id }: { now: Date; vacancy_id?: string | undefined },
): Promise<string[]> {
  const words = search.words === null ? undefined : hasOwnWords
  const only = vacancy_id ? eq(v.vacancy_id, vacancy_id) : undefined
  const found = await db
    .insert(toldVacancies)
    .select(
      db
        .select({
          search_id: s.id,
          vacancy_id: v.vacancy_id,
          told_at: sql`${now.toISOString()}::timestamptz`.as('told_at'),
        })
        .from(s)
        .innerJoin(v, and(isNews(now, words), isFor(viewer), only))
        .where(eq(s.id, search.id)),
    )
    .onConflictDoNothing()
    .returning({ vacancy_id: toldVacancies.vacancy_id })
  return found.map((row) => row.vacancy_id)
}

/** What a mail says of each; the newest first. */
export function listTold(db: Database, vacancyIds: readonly string[], limit: number) {
  return db
    .select({ id: vacancies.id, title: vacancies.title, company_name: companies.name, document: cardDocument })
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(inArray(vacancies.id, [...vacancyIds]))
    .orderBy(desc(vacancies.published_at), desc(vacancies.id))
    .limit(limit)
}

type PeoplePage = RowPage & { now: Date }

export function listDuePeople(db: Database, { now, after, limit }: PeoplePage) {
  return db
    .selectDistinct({ id: s.user_id })
    .from(s)
    .innerJoin(users, and(eq(users.id, s.user_id), eq(users.status, 'ACTIVE')))
    .where(and(lte(s.next_run_at, now), gt(s.user_id, after)))
    .orderBy(asc(s.user_id))
    .limit(limit)
}

export function listDue(db: Database, userId: string, now: Date): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(s)
    .where(and(eq(s.user_id, userId), lte(s.next_run_at, now)))
    .orderBy(asc(s.created_at), asc(s.id))
}

const isInstant = and(eq(s.frequency, 'INSTANT'), eq(s.paused, false))

/** People with an instant alert for this vacancy. */
export function listInstantPeople(db: Database, vacancyId: string, { now, after, limit }: PeoplePage) {
  return db
    .selectDistinct({ id: s.user_id })
    .from(s)
    .innerJoin(v, and(eq(v.vacancy_id, vacancyId), isNews(now, sql`(${s.words} is null or ${hasOwnWords})`)))
    .where(and(isInstant, gt(s.user_id, after)))
    .orderBy(asc(s.user_id))
    .limit(limit)
}

export function listInstant(db: Database, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(s)
    .where(and(isInstant, eq(s.user_id, userId)))
    .orderBy(asc(s.created_at), asc(s.id))
}

export async function findSearch(db: Database, id: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db.select().from(s).where(eq(s.id, id))
  return row
}

export function listOutdatedSearches(db: Database, version: number, { after, limit }: RowPage) {
  return db
    .select({ id: s.id })
    .from(s)
    .where(and(ne(s.rules_version, version), gt(s.id, after)))
    .orderBy(asc(s.id))
    .limit(limit)
}

export async function deleteToldBefore(db: Database, before: Date): Promise<void> {
  await db.delete(toldVacancies).where(lte(toldVacancies.told_at, before))
}

export async function lockReceiver(db: Database, userId: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'ACTIVE')))
    .for('update')
  return user
}
