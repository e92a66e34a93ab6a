import type { JobFilters, JobSort } from '#shared/jobs.ts'
import { cardOf } from './cards.ts'
import { listForYou, pageOfMatches } from './for-you.service.ts'
import { listSaved } from './keeping.service.ts'
import { emptyPage, type JobsPage, type ListQuery, type Looker, PAGE, searchOf, signedIn } from './looking.service.ts'
import { candidateOf } from './matching.service.ts'
import { correctedSearch } from './search/corrections.ts'
import { pageOf, readPosition } from './search/cursor.ts'
import { countFacets } from './search/facets.ts'
import { countCombinations, type Order, type Search, searchCards, similarWords } from './search.queries.ts'

export async function listJobs(ctx: Looker, { query }: { query: ListQuery }): Promise<JobsPage> {
  if (query.tab === 'explorar') return explore(ctx, query)
  const person = signedIn(ctx)
  if (!person) return emptyPage('SESSION')
  return query.tab === 'guardados' ? listSaved(person, query.cursor) : listForYou(person, query)
}

async function explore(ctx: Looker, query: ListQuery): Promise<JobsPage> {
  const person = signedIn(ctx)
  const [typed, candidate] = await Promise.all([find(ctx, query, query), person && candidateOf(person)])
  const corrected_q = await probablyMeant(ctx, query, typed)
  const meant = corrected_q === null ? undefined : await find(ctx, query, { ...query, q: corrected_q })
  const isBetter = meant !== undefined && meant.total > typed.total
  const { search, page, total, counts } = isBetter ? meant : typed
  const cards = { ...page, items: page.items.map((row) => cardOf(ctx, row, candidate)) }
  const byMatch = query.sort === 'encaje' && candidate && (await pageOfMatches(ctx, search, candidate, query.cursor))
  return {
    ...(byMatch || cards),
    total,
    counts: query.cursor ? null : counts,
    corrected_q: isBetter ? corrected_q : null,
    needs: null,
  }
}

/** One page and the counts of all, side by side. */
async function find(ctx: Looker, { sort, cursor }: ListQuery, filters: JobFilters) {
  const search = searchOf(ctx, filters)
  const order = orderOf(sort, search)
  const after = sort === 'encaje' ? undefined : readPosition(cursor, order)
  const [rows, combinations] = await Promise.all([
    searchCards(ctx.db, search, { order, after, limit: PAGE + 1 }),
    countCombinations(ctx.db, search),
  ])
  const page = pageOf(rows, PAGE, ({ id, rank, salary_max, published_at, expires_at }) => ({
    sort: order,
    key: order === 'salario' ? salary_max : rank,
    at: ((order === 'cierre' ? expires_at : published_at) ?? ctx.now()).toISOString(),
    id,
  }))
  return { search, page, ...countFacets(combinations, search.conditions) }
}

/** Without words nothing is more relevant, and without a CV nothing matches better: then the newest come first. */
function orderOf(sort: JobSort = 'relevancia', { words }: Search): Order {
  if (sort === 'encaje' || sort === 'relevancia') return words ? 'relevancia' : 'recientes'
  return sort
}

const LITTLE = 3
const SIMILAR = 12

async function probablyMeant(ctx: Looker, { q }: ListQuery, { search, total }: { search: Search; total: number }) {
  const unknown = search.words?.unknown ?? []
  if (total >= LITTLE || unknown.length === 0) return null
  return correctedSearch(q, unknown, (word) => similarWords(ctx.db, word, SIMILAR))
}
