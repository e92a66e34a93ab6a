import { type AnyColumn, and, gt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { members } from '#server/features/companies/team.tables.ts'
import { FACETS, type Facet } from './facets.ts'
import { appliedVacancies, hiddenVacancies, vacancySearch } from './search.tables.ts'
import type { Conditions } from './wanted.ts'

const v = vacancySearch

/**
 * One condition of a search. Lists know its values and leave out what nobody asked for, so that the indexes can answer;
 * alerts are compared many at once, and their values stand in a column.
 */
interface Rule {
  byValues: (conditions: Conditions, now: Date) => SQL | undefined
  byColumn: (conditions: SQL, now: Date) => SQL
}

type ListName = Facet | 'countries' | 'regions' | 'cities' | 'languages'

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`
const asks = (conditions: SQL, name: ListName) => sql`jsonb_array_length(${conditions} -> ${name}) > 0`

const oneOf = (name: ListName, column: AnyColumn): Rule => ({
  byValues: ({ [name]: values }) => (values.length > 0 ? sql`${column} = any(${texts(values)})` : undefined),
  byColumn: (conditions) => sql`(not ${asks(conditions, name)} or ${conditions} -> ${name} ? ${column})`,
})

const anyOf = (name: ListName, column: AnyColumn): Rule => ({
  byValues: ({ [name]: values }) => (values.length > 0 ? sql`${column} && ${texts(values)}` : undefined),
  byColumn: (conditions) => sql`(not ${asks(conditions, name)} or ${conditions} -> ${name} ?| ${column})`,
})

/** `value` is what was asked for, as a parameter or out of a column. */
const ifAsked = (name: 'salary' | 'published_days', type: SQL, holds: (value: SQL, now: Date) => SQL): Rule => ({
  byValues: ({ [name]: value }, now) => (value === null ? undefined : holds(sql`${value}::${type}`, now)),
  byColumn: (conditions, now) => sql`coalesce(${holds(sql`(${conditions} ->> ${name})::${type}`, now)}, true)`,
})

const ifSet = (name: 'no_experience' | 'reply_promised', holds: SQL): Rule => ({
  byValues: ({ [name]: is_set }) => (is_set ? holds : undefined),
  byColumn: (conditions) => sql`(not (${conditions} ->> ${name})::boolean or ${holds})`,
})

export const facetRules: readonly Rule[] = FACETS.map((facet) => oneOf(facet, v[facet]))

export const otherRules: readonly Rule[] = [
  anyOf('countries', v.places),
  anyOf('regions', v.places),
  anyOf('cities', v.places),
  anyOf('languages', v.languages),
  ifAsked('salary', sql`bigint`, (salary) => sql`${v.salary_max} >= ${salary}`),
  ifAsked(
    'published_days',
    sql`int`,
    (days, now) => sql`${v.published_at} >= ${now.toISOString()}::timestamptz - make_interval(days => ${days})`,
  ),
  ifSet('no_experience', sql`${v.accepts_no_experience}`),
  ifSet('reply_promised', sql`${v.reply_days} is not null`),
]

export const isOpen = (now: Date): SQL => gt(v.expires_at, now)

export const hasWords = (words: SQL): SQL => sql`indexed_words(${v.words}) @@ ${words}`

/** Whether a vacancy is wanted by the search whose conditions stand in this column, beside its words. */
export const isWanted = (conditions: SQL, now: Date): SQL | undefined =>
  and(isOpen(now), ...[...facetRules, ...otherRules].map((rule) => rule.byColumn(conditions, now)))

/** Who looks, and which companies they never want to see. */
export interface Viewer {
  user_id: string
  hidden_names: string[]
  hidden_domains: string[]
}

export const notAppliedBy = ({ user_id }: Viewer): SQL =>
  sql`${v.vacancy_id} not in (select ${appliedVacancies.vacancy_id} from ${appliedVacancies} where ${appliedVacancies.user_id} = ${user_id})`

/** Of no company that the person works for: nobody looks for work in the vacancies that they fill. */
export const notOfOwnCompany = ({ user_id }: Viewer): SQL =>
  sql`${v.company_id} not in (select ${members.company_id} from ${members} where ${members.user_id} = ${user_id} and ${members.status} <> 'LEFT')`

export const notHiddenBy = ({ user_id }: { user_id: string | Placeholder }): SQL =>
  sql`${v.vacancy_id} not in (select ${hiddenVacancies.vacancy_id} from ${hiddenVacancies} where ${hiddenVacancies.user_id} = ${user_id})`

/** Neither hidden by the person nor of a company that they hid. */
export function notHiddenFrom({ user_id, hidden_names, hidden_domains }: Viewer): SQL | undefined {
  const beneath = hidden_domains.map((domain) => `%.${domain.replace(/[\\%_]/g, '\\$&')}`)
  return and(
    notHiddenBy({ user_id }),
    hidden_names.length > 0 ? sql`${v.company_key} <> all(${texts(hidden_names)})` : undefined,
    hidden_domains.length > 0
      ? sql`${v.company_domain} <> all(${texts(hidden_domains)}) and not (${v.company_domain} like any(${texts(beneath)}))`
      : undefined,
  )
}
