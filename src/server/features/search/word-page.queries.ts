import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { companies } from '#server/features/companies/companies.tables.ts'
import { vacancies } from '#server/features/vacancies/vacancies.tables.ts'
import type { Database } from '#server/platform/db/open.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { cardColumns } from './cards.sql.ts'
import { FACETS } from './facets.ts'
import type { relevantCards } from './search.queries.ts'
import { vacancySearch } from './search.tables.ts'
import { PAGE, type Search } from './search-context.ts'
import { hasWords, notHiddenBy, otherRules } from './wanted.sql.ts'

const v = vacancySearch
const TIERS = ['tier_0', 'tier_1', 'tier_2', 'tier_3'] as const
const user_id = sql.placeholder('user_id')

/** Not as a bare comparison: planned for any moment, PostgreSQL would take a third of all rows out of the index of closing days. */
const isOpen = sql`(${v.expires_at} > ${sql.placeholder('now')}) is true`

const all = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )

const isChosen = FACETS.map((facet) => {
  const chosen = sql`${sql.placeholder(facet)}::text[]`
  return sql`(${chosen} is null or ${v[facet]} = any(${chosen}))`
})

const LIMIT = sql.raw(String(PAGE + 1))
const tierWords = TIERS.map((name) => sql`${sql.placeholder(name)}::tsquery`)
const anyWords = sql`${sql.placeholder('words')}::tsquery`

/** Tier after tier out of the index; no further one is asked once the page is full. */
function hitsByIndex(hidden: SQL | undefined): SQL {
  const tiers = tierWords.map(
    (words, at) => sql`(select * from (
      select ${v.vacancy_id}, ${v.published_at}, ${v.salary_max}, ${sql.raw(String(at))} as tier
      from ${v} where ${all([isOpen, hasWords(words), hidden, ...isChosen])} offset 0
    ) as found order by published_at desc, vacancy_id desc limit ${LIMIT})`,
  )
  return sql`(${sql.join(tiers, sql` union all `)} limit ${LIMIT})`
}

/** So few that their words are looked through. */
const FEW = 100

/** The index is asked once, and what it finds is told apart by its own words; nothing when it is more than a few. */
function hitsByRows(): SQL {
  const isOf = tierWords.map((words, at) => sql`when ${v.words} @@ ${words} then ${sql.raw(String(at))}`)
  return sql`(
    select ${v.vacancy_id}, ${v.published_at}, ${v.salary_max}, case ${sql.join(isOf, sql` `)} end as tier
    from found join ${v} on ${v.vacancy_id} = found.vacancy_id
    where ${all([sql`(select count(*) from found) <= ${sql.raw(String(FEW))}`, ...isChosen])}
    order by tier, ${v.published_at} desc, ${v.vacancy_id} desc limit ${LIMIT}
  )`
}

const jsonOf = (fields: Record<string, SQLWrapper>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).flatMap(([name, value]) => [sql.raw(`'${name}'`), value]),
    sql`, `,
  )})`

type Row = Awaited<ReturnType<typeof relevantCards>>[number]
type Moment = 'published_at' | 'expires_at' | 'applied_at'
type CardJson = Omit<Row, Moment> & Record<Moment, string | null>

const kinds = { by_index: hitsByIndex, by_rows: hitsByRows }
type Kind = keyof typeof kinds

/** Page and counts in one statement, which is built and planned once, and answers two values. */
function statement(db: Database, kind: Kind, is_signed_in: boolean) {
  const hidden = is_signed_in ? notHiddenBy({ user_id }) : undefined
  const { company, ...card } = cardColumns(db, is_signed_in ? { user_id } : undefined)
  const shown = jsonOf({ ...card, company: jsonOf(company), salary_max: sql`hits.salary_max`, tier: sql`hits.tier` })
  return db
    .select({ cards: sql<CardJson[] | null>`cards`, combinations: sql<[string, number][] | null>`combinations` })
    .from(sql`(
      with found as materialized (
        select ${v.vacancy_id}, ${v.facets} from ${v} where ${all([isOpen, hasWords(anyWords), hidden])}
      )
      select (
        select json_agg(${shown} order by hits.tier, hits.published_at desc, hits.vacancy_id desc)
        from ${kinds[kind](hidden)} as hits
        join ${vacancies} on ${vacancies.id} = hits.vacancy_id join ${companies} on ${companies.id} = ${vacancies.company_id}
      ) as cards, (
        select json_agg(json_build_array(facets, total))
        from (select facets, count(*)::int as total from found group by facets) as combination
      ) as combinations
    ) as answer`)
    .prepare(`search_${kind}_${is_signed_in ? 'of_somebody' : 'of_anybody'}`)
}

const statements = {
  by_index: [prepared((db) => statement(db, 'by_index', false)), prepared((db) => statement(db, 'by_index', true))],
  by_rows: [prepared((db) => statement(db, 'by_rows', false)), prepared((db) => statement(db, 'by_rows', true))],
} as const

/** Words, the five facets and nothing else: what nearly all searches are. */
export function isPlain({ words, conditions, viewer, as_advice, company_id, now }: Search): boolean {
  const hides = viewer && viewer.hidden_names.length + viewer.hidden_domains.length > 0
  return (
    words !== null &&
    !hides &&
    !as_advice &&
    !company_id &&
    otherRules.every((rule) => rule.byValues(conditions, now) === undefined)
  )
}

/** From so many words on, asking the index for each tier takes longer than looking through a few rows. */
const MANY_WORDS = 25

/** The same first page as `relevantCards` and the same counts as `countCombinations`, of a plain search. */
export async function firstByWords(db: Database, search: Search) {
  const words = search.words ?? ''
  const few = words.split("' ").length > MANY_WORDS ? await answered(db, 'by_rows', search) : undefined
  const are_few = few && few.combinations.reduce((sum, { total }) => sum + total, 0) <= FEW
  return are_few ? few : answered(db, 'by_index', search)
}

async function answered(db: Database, kind: Kind, { words, tiers, conditions, viewer, now }: Search) {
  const values = {
    now: now.toISOString(),
    words,
    user_id: viewer?.user_id,
    ...Object.fromEntries(TIERS.map((name, at) => [name, tiers[at] ?? null])),
    ...Object.fromEntries(FACETS.map((facet) => [facet, conditions[facet].length > 0 ? conditions[facet] : null])),
  }
  const [found] = await statements[kind][viewer ? 1 : 0](db, values)
  return {
    rows: (found?.cards ?? []).map(readCard),
    combinations: (found?.combinations ?? []).map(([facets, total]) => ({ facets, total })),
  }
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const readCard = ({ published_at, expires_at, applied_at, ...card }: CardJson): Row => ({
  ...card,
  published_at: momentOf(published_at),
  expires_at: momentOf(expires_at),
  applied_at: momentOf(applied_at),
})
