import { type AnyColumn, and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { addDays } from '#shared/core/time.ts'
import { FACETS } from './facets.ts'
import { hiddenVacancies, savedVacancies, vacancySearch } from './search.tables.ts'
import type { Position } from './search-cursor.ts'
import type { Conditions } from './wanted.ts'

/** Who looks, and which companies they never want to see. */
export interface Viewer {
  user_id: string
  hidden_names: string[]
  hidden_domains: string[]
}

export interface Search {
  /** Null for everything. */
  words: string | null
  /** The same from the best hits to the widest, each without what a better one takes. */
  tiers: readonly string[]
  /** Typed words that name nothing we know: they may be mistyped. */
  unknown: readonly string[]
  conditions: Conditions
  viewer: Viewer | undefined
  now: Date
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`
const oneOf = (column: AnyColumn, values: readonly string[]) =>
  values.length > 0 ? sql`${column} = any(${texts(values)})` : undefined
const overlaps = (column: AnyColumn, values: readonly string[]) =>
  values.length > 0 ? sql`${column} && ${texts(values)}` : undefined

/** Everything but the five facets, which are counted and not only filtered. */
function listed({ words, conditions, viewer, now }: Search): SQL | undefined {
  const s = vacancySearch
  const { countries, regions, cities, languages, salary, published_days } = conditions
  return and(
    gt(s.expires_at, now),
    words === null ? undefined : sql`indexed_words(${s.words}) @@ ${words}::tsquery`,
    overlaps(s.places, countries),
    overlaps(s.places, regions),
    overlaps(s.places, cities),
    overlaps(s.languages, languages),
    salary === null ? undefined : gte(s.salary_max, salary),
    published_days === null ? undefined : gte(s.published_at, addDays(now, -published_days)),
    conditions.no_experience ? eq(s.accepts_no_experience, true) : undefined,
    conditions.reply_promised ? isNotNull(s.reply_days) : undefined,
    viewer && notHiddenFrom(viewer),
  )
}

/** Neither hidden by the person nor of a company that they hid. */
export function notHiddenFrom({ user_id, hidden_names, hidden_domains }: Viewer): SQL | undefined {
  const s = vacancySearch
  const beneath = hidden_domains.map((domain) => `%.${domain.replace(/[\\%_]/g, '\\$&')}`)
  return and(
    sql`${s.vacancy_id} not in (select ${hiddenVacancies.vacancy_id} from ${hiddenVacancies} where ${hiddenVacancies.user_id} = ${user_id})`,
    hidden_names.length > 0 ? sql`${s.company_key} <> all(${texts(hidden_names)})` : undefined,
    hidden_domains.length > 0
      ? sql`${s.company_domain} <> all(${texts(hidden_domains)}) and not (${s.company_domain} like any(${texts(beneath)}))`
      : undefined,
  )
}

const chosen = (conditions: Conditions): (SQL | undefined)[] =>
  FACETS.map((facet) => oneOf(vacancySearch[facet], conditions[facet]))

const { vacancy_id, published_at, salary_max, expires_at } = vacancySearch
const sortable = { vacancy_id, published_at, salary_max, expires_at }

interface Sortable {
  published_at: AnyColumn
  salary_max: AnyColumn
  expires_at: AnyColumn
  vacancy_id: AnyColumn
}

const newest = (by: Sortable) => [desc(by.published_at), desc(by.vacancy_id)]

const orders = {
  recientes: newest,
  salario: (by: Sortable) => [desc(by.salary_max), desc(by.vacancy_id)],
  cierre: (by: Sortable) => [asc(by.expires_at), asc(by.vacancy_id)],
} as const

export type Order = keyof typeof orders

function after(order: Order, position: Position | undefined): SQL | undefined {
  if (!position) return undefined
  const { key, at, id } = position
  switch (order) {
    case 'recientes':
      return sql`(${published_at}, ${vacancy_id}) < (${at}::timestamptz, ${id}::uuid)`
    case 'salario':
      return sql`(${salary_max}, ${vacancy_id}) < (${key}::bigint, ${id}::uuid)`
    case 'cierre':
      return sql`(${expires_at}, ${vacancy_id}) > (${at}::timestamptz, ${id}::uuid)`
  }
}

/** What a card shows of the document, and what it is judged by; the long texts stay where they are. */
export const cardDocument = sql<
  typeof vacancies.$inferSelect.document
>`${vacancies.document} - '{description,responsibilities,questions,steps,benefits}'::text[]`

const cardCompany = {
  id: companies.id,
  name: companies.name,
  logo_id: companies.logo_id,
  verification: companies.verification,
}

function isSaved(db: Database, viewer: Viewer | undefined) {
  if (!viewer) return sql<boolean>`false`
  const saved = db
    .select({ one: sql`1` })
    .from(savedVacancies)
    .where(and(eq(savedVacancies.user_id, viewer.user_id), eq(savedVacancies.vacancy_id, vacancies.id)))
  return sql<boolean>`${exists(saved)}`
}

export const cardColumns = (db: Database, viewer: Viewer | undefined) => ({
  id: vacancies.id,
  title: vacancies.title,
  state: vacancies.state,
  published_at: vacancies.published_at,
  expires_at: vacancies.expires_at,
  document: cardDocument,
  company: cardCompany,
  saved: isSaved(db, viewer),
})

interface Page {
  order: Order
  after: Position | undefined
  limit: number
}

const wantedRows = (search: Search, { order, after: position }: Page) =>
  and(listed(search), ...chosen(search.conditions), after(order, position))

const tierOf = (tier: number) => sql<number>`${sql.raw(String(tier))}`.as('tier')

/** In the order of an index, until the page is full. */
const openHits = (db: Database, search: Search, page: Page) =>
  db
    .select({ ...sortable, tier: tierOf(0) })
    .from(vacancySearch)
    .where(wantedRows(search, page))
    .orderBy(...orders[page.order](vacancySearch))
    .limit(page.limit)

const NO_LIMIT = 100_000_000

/** By the words first: walking through all vacancies until twenty have a rare word is what must not happen. */
function wordHits(db: Database, search: Search, page: Page, tier = 0) {
  const found = db.select(sortable).from(vacancySearch).where(wantedRows(search, page)).limit(NO_LIMIT).as('found')
  const { vacancy_id: id, published_at: from, salary_max: salary, expires_at: until } = found
  return db
    .select({ vacancy_id: id, published_at: from, salary_max: salary, expires_at: until, tier: tierOf(tier) })
    .from(found)
    .orderBy(...orders[page.order](found))
    .limit(page.limit)
}

/** Tier after tier; PostgreSQL asks no further one once the page is full. */
function tierHits(db: Database, search: Search, page: Page) {
  const { tiers } = search
  const first = Math.min(Math.max(page.after?.key ?? 0, 0), tiers.length - 1)
  const [begin, next, ...more] = tiers
    .slice(first)
    .map((words, at) => wordHits(db, { ...search, words }, at === 0 ? page : { ...page, after: undefined }, first + at))
  if (!begin) throw new Error('words make at least one tier')
  return next ? unionAll(begin, next, ...more).limit(page.limit) : begin
}

/** One page, in order, with what the cards need. */
export function searchCards(db: Database, search: Search, page: Page) {
  const hits = search.words === null ? openHits(db, search, page) : wordHits(db, search, page)
  return cardsOf(db, search, page.order, hits.as('hits'))
}

/**
 * The most relevant first: titles that name what was asked for, then its words in the title, then among the data, then in
 * the running text; the newest first in each.
 */
export function relevantCards(db: Database, search: Search, page: Omit<Page, 'order'>) {
  const hits = tierHits(db, search, { ...page, order: 'recientes' })
  return cardsOf(db, search, 'recientes', hits.as('hits'))
}

type Hits = ReturnType<ReturnType<typeof openHits>['as']>

function cardsOf(db: Database, search: Search, order: Order, hits: Hits) {
  return db
    .select({ ...cardColumns(db, search.viewer), salary_max: hits.salary_max, tier: hits.tier })
    .from(hits)
    .innerJoin(vacancies, eq(vacancies.id, hits.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .orderBy(asc(hits.tier), ...orders[order](hits))
}

/** How many hits each combination of facets has, as if none of them were chosen. */
export async function countCombinations(db: Database, search: Search): Promise<{ facets: string; total: number }[]> {
  const counted = db
    .select({ facets: vacancySearch.facets, total: sql<number>`count(*)::int`.as('total') })
    .from(vacancySearch)
    .where(listed(search))
    .groupBy(vacancySearch.facets)
    .as('counted')
  // In one value: thousands of rows take longer to read than to count.
  const [row] = await db
    .select({ all: sql<[string, number][] | null>`json_agg(json_build_array(${counted.facets}, ${counted.total}))` })
    .from(counted)
  return (row?.all ?? []).map(([facets, total]) => ({ facets, total }))
}

/** The newest hits with what they ask for, to be scored. */
export function newestRequirements(db: Database, search: Search, limit: number) {
  const hits = db
    .select({ vacancy_id: vacancySearch.vacancy_id, published_at: vacancySearch.published_at })
    .from(vacancySearch)
    .where(and(listed(search), ...chosen(search.conditions)))
    .orderBy(...newest(vacancySearch))
    .limit(limit)
    .as('hits')
  return db
    .select({
      id: vacancies.id,
      published_at: hits.published_at,
      requirements: sql<
        (typeof vacancies.$inferSelect.document)['requirements']
      >`${vacancies.document} -> 'requirements'`,
    })
    .from(hits)
    .innerJoin(vacancies, eq(vacancies.id, hits.vacancy_id))
}

export function cardsByIds(db: Database, ids: readonly string[], viewer: Viewer | undefined) {
  return db
    .select(cardColumns(db, viewer))
    .from(vacancies)
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .where(inArray(vacancies.id, [...ids]))
}

/** Words nearest to a mistyped one. */
export async function similarWords(db: Database, typed: string, limit: number): Promise<string[]> {
  const found = await db.execute<{ word: string }>(
    sql`select word from search_words order by word <-> ${typed}, word limit ${limit}`,
  )
  return found.rows.map(({ word }) => word)
}
