import type { z } from 'zod'
import { type Deps, inTransaction, type UserCtx } from '#server/context.ts'
import { lockPerson } from '#server/features/accounts/users/people.service.ts'
import { SEARCH_RULES_VERSION } from '#server/features/search/rules-version.ts'
import { viewerOf } from '#server/features/search/search-context.ts'
import { wantedBy } from '#server/features/search/wanted.ts'
import { takeAttempt } from '#server/platform/limits/limits.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules, SAVED_SEARCHES_MAX } from '#shared/core/limits.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import { jobFilters } from '#shared/jobs/jobs.ts'
import type * as contract from '#shared/jobs/saved-searches.ts'
import { notifyPerson } from './alerts.service.ts'
import {
  countNews,
  countOwn,
  deleteSearch,
  findOwn,
  findSearch,
  insertSearch,
  listOutdatedSearches,
  listOwn,
  nextRun,
  updateSearch,
} from './saved-searches.queries.ts'
import type { SavedSearchRow } from './saved-searches.tables.ts'

type OfSearch = { params: { id: string } }
type Body = z.output<typeof contract.savedSearchBody>

/** Filters of an earlier release get what is new in this one. */
const present = ({ search, new_count }: { search: SavedSearchRow; new_count: number }) => ({
  ...search,
  filters: jobFilters.parse(search.filters),
  new_count,
})

export async function listSavedSearches(ctx: UserCtx) {
  const rows = await listOwn(ctx.db, viewerOf(ctx.user), ctx.now())
  return { items: rows.map(present), next_cursor: null }
}

/** How many vacancies the person's alerts have found since they last looked. */
export const newInSavedSearches = (ctx: UserCtx): Promise<number> => countNews(ctx.db, viewerOf(ctx.user), ctx.now())

/** As the search index understands them, so that a new vacancy is compared with all alerts in one query. */
export function compiled(filters: JobFilters) {
  const { words, conditions } = wantedBy(filters)
  return { filters, words: words?.all ?? null, conditions, rules_version: SEARCH_RULES_VERSION }
}

export async function createSavedSearch(ctx: UserCtx, { body }: { body: Body }) {
  return inTransaction(ctx, async (tx) => {
    const { timezone } = await lockPerson(tx, tx.user.id)
    if ((await countOwn(tx.db, tx.user.id)) >= SAVED_SEARCHES_MAX)
      throw new AppError(
        'state_conflict',
        `Puedes guardar hasta ${SAVED_SEARCHES_MAX} alertas. Borra una para añadir otra.`,
      )
    const now = tx.now()
    const { id } = await insertSearch(tx.db, {
      ...body,
      ...compiled(body.filters),
      user_id: tx.user.id,
      seen_at: now,
      created_at: now,
      updated_at: now,
    })
    await updateSearch(tx.db, id, { next_run_at: nextRun({ ...body, timezone, now }) })
    return requireOwn(tx, id)
  })
}

async function requireOwn(ctx: UserCtx, id: string) {
  const found = await findOwn(ctx.db, viewerOf(ctx.user), id, ctx.now())
  if (!found) throw new AppError('not_found')
  return present(found)
}

export async function updateSavedSearch(ctx: UserCtx, { params, body }: OfSearch & { body: Body }) {
  return inTransaction(ctx, async (tx) => {
    const { timezone } = await lockPerson(tx, tx.user.id)
    const before = await requireOwn(tx, params.id)
    const now = tx.now()
    // Other filters find other vacancies, which are old and not news.
    const isOther = JSON.stringify(before.filters) !== JSON.stringify(body.filters)
    await updateSearch(tx.db, params.id, {
      ...body,
      ...compiled(body.filters),
      next_run_at: nextRun({ ...body, timezone, now }),
      ...(isOther && { seen_at: now }),
      updated_at: now,
    })
    return requireOwn(tx, params.id)
  })
}

export async function deleteSavedSearch(ctx: UserCtx, { params }: OfSearch): Promise<undefined> {
  if (!(await deleteSearch(ctx.db, ctx.user.id, params.id))) throw new AppError('not_found')
}

export async function seeSavedSearch(ctx: UserCtx, { params }: OfSearch): Promise<undefined> {
  await requireOwn(ctx, params.id)
  await updateSearch(ctx.db, params.id, { seen_at: ctx.now() })
}

/** «Buscar ahora»: whatever its frequency, also in pause. */
export async function runSavedSearch(ctx: UserCtx, { params }: OfSearch) {
  const search = await requireOwn(ctx, params.id)
  await takeAttempt(ctx, rateRules.search_run_user, ctx.user.id)
  return inTransaction(ctx, async (tx) => ({ told: await notifyPerson(tx, ctx.user.id, async () => [search]) }))
}

/** Compiles anew what older rules compiled. */
export function refreshSearches(deps: Deps): Promise<void> {
  return forEachRow(deps, {
    name: 'saved-searches.refresh',
    list: (page) => listOutdatedSearches(deps.db, SEARCH_RULES_VERSION, page),
    work: async (tx, id) => {
      const search = await findSearch(tx.db, id)
      if (search) await updateSearch(tx.db, id, compiled(jobFilters.parse(search.filters)))
    },
  })
}
