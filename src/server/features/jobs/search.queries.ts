import { type AnyColumn, and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#shared/core/time.ts'
import type { Database } from '../../db/open.ts'
import { companies } from '../companies/companies.tables.ts'
import { vacancies } from '../vacancies/vacancies.tables.ts'
import { hiddenVacancies, savedVacancies, vacancySearch } from './jobs.tables.ts'
import type { Position } from './search/cursor.ts'
import { FACETS } from './search/facets.ts'
import type { Conditions, Wanted } from './search/wanted.ts'

/** Who looks, and which companies they never want to see. */
export interface Viewer {
  user_id: string
  hidden_names: string[]
  hidden_domains: string[]
}

export interface Search extends Wanted {
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
    words ? sql`${s.words} @@ ${words.match}::tsquery` : undefined,
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

/** Words in the title count most, then skills and company, then conditions; the description finds but does not lift. */
const rankOf = ({ words }: Search) =>
  words ? sql<number>`ts_rank('{0, 0.1, 0.4, 1}', ${vacancySearch.head}, ${words.rank}::tsquery)` : sql<number>`0::real`

interface Sortable {
  rank: SQL | SQL.Aliased
  published_at: AnyColumn
  salary_max: AnyColumn
  expires_at: AnyColumn
  vacancy_id: AnyColumn
}

const orders = {
  relevancia: (by: Sortable) => [sql`${by.rank} desc`, desc(by.published_at), desc(by.vacancy_id)],
  recientes: (by: Sortable) => [desc(by.published_at), desc(by.vacancy_id)],
  salario: (by: Sortable) => [desc(by.salary_max), desc(by.vacancy_id)],
  cierre: (by: Sortable) => [asc(by.expires_at), asc(by.vacancy_id)],
} as const

export type Order = keyof typeof orders

function after(rank: SQL, position: Position | undefined): SQL | undefined {
  if (!position) return undefined
  const { published_at, salary_max, expires_at, vacancy_id } = vacancySearch
  const { sort, key, at, id } = position
  switch (sort) {
    case 'relevancia':
      return sql`(${rank}, ${published_at}, ${vacancy_id}) < (${key}::real, ${at}::timestamptz, ${id}::uuid)`
    case 'recientes':
      return sql`(${published_at}, ${vacancy_id}) < (${at}::timestamptz, ${id}::uuid)`
    case 'salario':
      return sql`(${salary_max}, ${vacancy_id}) < (${key}::bigint, ${id}::uuid)`
    case 'cierre':
      return sql`(${expires_at}, ${vacancy_id}) > (${at}::timestamptz, ${id}::uuid)`
    default:
      return undefined
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

/** One page, in order, with what the cards need. */
export function searchCards(
  db: Database,
  search: Search,
  page: { order: Order; after: Position | undefined; limit: number },
) {
  const rank = rankOf(search)
  const hits = db
    .select({
      vacancy_id: vacancySearch.vacancy_id,
      published_at: vacancySearch.published_at,
      salary_max: vacancySearch.salary_max,
      expires_at: vacancySearch.expires_at,
      rank: rank.as('rank'),
    })
    .from(vacancySearch)
    .where(and(listed(search), ...chosen(search.conditions), after(rank, page.after)))
    .orderBy(...orders[page.order]({ ...vacancySearch, rank }))
    .limit(page.limit)
    .as('hits')
  return db
    .select({ ...cardColumns(db, search.viewer), rank: hits.rank, salary_max: hits.salary_max })
    .from(hits)
    .innerJoin(vacancies, eq(vacancies.id, hits.vacancy_id))
    .innerJoin(companies, eq(companies.id, vacancies.company_id))
    .orderBy(...orders[page.order](hits))
}

/** How many hits each combination of facets has, as if none of them were chosen. */
export function countCombinations(db: Database, search: Search) {
  return db
    .select({ facets: vacancySearch.facets, total: sql<number>`count(*)::int` })
    .from(vacancySearch)
    .where(listed(search))
    .groupBy(vacancySearch.facets)
}

/** The newest hits with what they ask for, to be scored. */
export function newestRequirements(db: Database, search: Search, limit: number) {
  const hits = db
    .select({ vacancy_id: vacancySearch.vacancy_id, published_at: vacancySearch.published_at })
    .from(vacancySearch)
    .where(and(listed(search), ...chosen(search.conditions)))
    .orderBy(desc(vacancySearch.published_at), desc(vacancySearch.vacancy_id))
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
    sql`select word from search_words where word % ${typed} order by word <-> ${typed}, word limit ${limit}`,
  )
  return found.rows.map(({ word }) => word)
}
