import { and, eq, type SQL, sql } from 'drizzle-orm'
import { vacancySearch } from './search.tables.ts'
import type { Search } from './search-context.ts'
import { facetRules, hasWords, isOpen, notAppliedBy, notHiddenFrom, notOfOwnCompany, otherRules } from './wanted.sql.ts'

/** Everything but the five facets, which are counted and not only filtered. */
export function listed({ words, conditions, viewer, as_advice, company_id, now }: Search): SQL | undefined {
  return and(
    isOpen(now),
    company_id === undefined ? undefined : eq(vacancySearch.company_id, company_id),
    words === null ? undefined : hasWords(sql`${words}::tsquery`),
    ...otherRules.map((rule) => rule.byValues(conditions, now)),
    viewer && notHiddenFrom(viewer),
    viewer && as_advice && and(notAppliedBy(viewer), notOfOwnCompany(viewer)),
  )
}

const chosen = (search: Search): (SQL | undefined)[] =>
  facetRules.map((rule) => rule.byValues(search.conditions, search.now))

/** All that a list leaves out, as a condition on its rows. */
export const wantedWhere = (search: Search): SQL | undefined => and(listed(search), ...chosen(search))
