import { lexiconReady } from '#server/features/language/normalise/lexicon.ts'
import { seekerOf } from '#server/features/matching/matching.service.ts'
import { findPage, probablyMeant } from '#server/features/search/search.service.ts'
import {
  emptyPage,
  type JobsPage,
  type ListQuery,
  type Looker,
  PAGE,
  type Search,
  searchOf,
  signedIn,
} from '#server/features/search/search-context.ts'
import { pageOf, readPosition } from '#server/features/search/search-cursor.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { rateRules } from '#shared/core/limits.ts'
import type { JobFilters, JobSort } from '#shared/jobs/jobs.ts'
import { cardsFor } from './cards/cards.service.ts'
import { listForYou, pageOfMatches } from './for-you.service.ts'
import { listSaved } from './saved-jobs.service.ts'

export async function listJobs(ctx: Looker, { query }: { query: ListQuery }): Promise<JobsPage> {
  if (ctx.user) await takeAttempt(ctx, rateRules.job_list_user, ctx.user.id)
  else await takeAttempt(ctx, rateRules.job_list_ip, ipPrefix(ctx.request.ip))
  if (query.tab === 'explorar') return explore(ctx, query)
  const person = signedIn(ctx)
  if (!person) return emptyPage('SESSION')
  return query.tab === 'guardados' ? listSaved(person, query.cursor) : listForYou(person, query)
}

async function explore(ctx: Looker, query: ListQuery): Promise<JobsPage> {
  await lexiconReady()
  const person = signedIn(ctx)
  const [typed, seeker] = await Promise.all([findJobs(ctx, query, query), person && seekerOf(person)])
  const corrected_q = await correctionOf(ctx, query, typed)
  const meant = corrected_q === null ? undefined : await findJobs(ctx, query, { ...query, q: corrected_q })
  const isBetter = meant !== undefined && meant.total > typed.total
  const exact = isBetter ? meant : typed
  const widened = exact.total === 0 && query.q !== ''
  const { search, page, total, counts } = widened ? await findJobs(ctx, query, query, true) : exact
  const cards = { ...page, items: await cardsFor(ctx, page.items, seeker) }
  const { cursor } = query
  const byMatch =
    query.sort === 'encaje' && seeker && (await pageOfMatches(ctx, search, seeker, { by: 'encaje', cursor }))
  return {
    ...(byMatch || cards),
    total,
    counts: cursor ? null : counts,
    corrected_q: isBetter ? corrected_q : null,
    widened: widened && total > 0,
    needs: null,
  }
}

/** What one company offers, the newest first; the same list for everybody. */
export async function listOffered(
  ctx: Looker,
  company_id: string,
  asked: JobFilters & { cursor?: string | undefined },
) {
  await takeAttempt(ctx, rateRules.job_list_ip, ipPrefix(ctx.request.ip))
  await lexiconReady()
  const search = { ...searchOf({ now: ctx.now }, asked), company_id }
  const { page, total } = await pageOfSearch(ctx, search, { sort: 'recientes', cursor: asked.cursor })
  return { ...page, items: await cardsFor(ctx, page.items, undefined), total }
}

type Sorting = Pick<ListQuery, 'sort' | 'cursor'>

/** One page and the counts of all. */
const findJobs = (ctx: Looker, sorting: Sorting, filters: JobFilters, wide = false) =>
  pageOfSearch(ctx, searchOf(ctx, filters, wide), sorting)

async function pageOfSearch(ctx: Looker, search: Search, { sort, cursor }: Sorting) {
  const order = orderOf(search, sort)
  const after = sort === 'encaje' ? undefined : readPosition(cursor, order)
  const { rows, ...counted } = await findPage(ctx, search, { order, after, limit: PAGE + 1 })
  const page = pageOf(rows, PAGE, ({ tier, salary_max, expires_at, published_at, id }) => ({
    sort: order,
    key: order === 'relevancia' ? tier : salary_max,
    id,
    at: ((order === 'cierre' ? expires_at : published_at) ?? ctx.now()).toISOString(),
  }))
  return { search, page, ...counted }
}

/** Without words nothing is more relevant, and without a CV nothing matches better: then the newest come first. */
function orderOf({ words }: Search, sort: JobSort = 'relevancia'): Exclude<JobSort, 'encaje'> {
  if (sort === 'encaje' || sort === 'relevancia') return words === null ? 'recientes' : 'relevancia'
  return sort
}

const LITTLE = 3

async function correctionOf(ctx: Looker, { q }: ListQuery, { search, total }: { search: Search; total: number }) {
  return total >= LITTLE || search.unknown.length === 0 ? null : probablyMeant(ctx, q, search)
}
