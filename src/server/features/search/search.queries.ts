import { type AnyColumn, and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { cardColumns } from './cards.sql.ts'
import { vacancySearch } from './search.tables.ts'
import type { Search } from './search-context.ts'
import type { Position } from './search-cursor.ts'
import type { Viewer } from './wanted.sql.ts'
import { listed, wantedWhere } from './wanted-where.sql.ts'

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

interface Page {
  order: Order
  after: Position | undefined
  limit: number
}

const wantedRows = (search: Search, { order, after: position }: Page) =>
  and(wantedWhere(search), after(order, position))

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

/** By the words or the company first: walking through all vacancies until twenty have a rare word is what must not happen. */
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
  const isOpenToAll = search.words === null && search.company_id === undefined
  const hits = isOpenToAll ? openHits(db, search, page) : wordHits(db, search, page)
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

/** The newest hits, to be compared with somebody. */
export function newestHits(db: Database, search: Search, limit: number) {
  return db
    .select({ id: vacancySearch.vacancy_id, published_at: vacancySearch.published_at })
    .from(vacancySearch)
    .where(wantedWhere(search))
    .orderBy(...newest(vacancySearch))
    .limit(limit)
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
