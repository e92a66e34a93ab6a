import {
  bestFirst,
  readAheadOfList,
  type Seeker,
  type SuitableVacancy,
  seekerOf,
  vacanciesFor,
} from '#server/features/matching/matching.service.ts'
import { withPreferences } from '#server/features/search/preferences.ts'
import { cardsOf } from '#server/features/search/search.service.ts'
import {
  emptyPage,
  type JobsPage,
  type ListQuery,
  type Looker,
  PAGE,
  type Search,
  searchOf,
} from '#server/features/search/search-context.ts'
import { pageOf, readPosition } from '#server/features/search/search-cursor.ts'
import type { Conditions } from '#server/features/search/wanted.ts'
import type { UserCtx } from '../../context.ts'
import { cardsFor } from './cards/cards.service.ts'

/** «Para ti»: the best match first, what is outside of the person's own conditions after the rest, what they applied to and what their own company offers not at all. */
export async function listForYou(ctx: UserCtx, query: ListQuery): Promise<JobsPage> {
  const seeker = await seekerOf(ctx)
  if (!seeker) return emptyPage('CV')
  const asked: Search = { ...searchOf(ctx, query), as_advice: true }
  const by = query.sort === 'recientes' ? 'recientes' : 'encaje'
  const preferred = withPreferences(asked.conditions, ctx.user)
  const page = await pageOfMatches(ctx, asked, seeker, { by, cursor: query.cursor }, preferred)
  if (!query.cursor && page.items.some(({ match }) => match?.is_read === false)) await readAheadOfList(ctx, seeker)
  return { ...page, counts: null, corrected_q: null, widened: false, needs: null }
}

interface Order {
  by: 'encaje' | 'recientes'
  cursor: string | undefined
}

/** The order of the rule that the engine explains, or of the same vacancies the newest first. */
export async function pageOfMatches(
  ctx: Looker,
  search: Search,
  seeker: Seeker,
  { by, cursor }: Order,
  preferred: Conditions = search.conditions,
): Promise<Pick<JobsPage, 'items' | 'next_cursor' | 'total'>> {
  const after = readPosition(cursor, by)
  const start = after ? { id: after.id, key: after.key, published_at: new Date(after.at) } : undefined
  const isShown = (vacancy: SuitableVacancy) => !start || bestFirst(start, vacancy) < 0
  const { vacancies, total } = await vacanciesFor(ctx, seeker, search, { by, limit: PAGE + 1, isShown }, preferred)
  const page = pageOf(vacancies.filter(isShown).slice(0, PAGE + 1), PAGE, ({ id, key, published_at }) => ({
    sort: by,
    key,
    at: published_at.toISOString(),
    id,
  }))
  const rows = await cardsOf(
    ctx,
    page.items.map(({ id }) => id),
    search.viewer,
  )
  return {
    items: await cardsFor(ctx, rows, seeker, new Set(page.items.flatMap(({ id, far }) => (far ? [id] : [])))),
    next_cursor: page.next_cursor,
    total,
  }
}
