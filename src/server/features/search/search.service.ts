import type { Deps } from '#server/context.ts'
import { correctedSearch } from './corrections.ts'
import { countFacets } from './facets.ts'
import {
  cardsByIds,
  countCombinations,
  newestHits,
  type Order,
  relevantCards,
  searchCards,
  similarWords,
} from './search.queries.ts'
import { PAGE, type Search } from './search-context.ts'
import type { Position } from './search-cursor.ts'
import type { Viewer } from './wanted.sql.ts'
import { firstByWords, isPlain } from './word-page.queries.ts'

type Reader = Pick<Deps, 'db'>

interface Page {
  order: Order | 'relevancia'
  after: Position | undefined
  limit: number
}

/** What cards of one page need, in order. */
export const findCards = (ctx: Reader, search: Search, { order, ...page }: Page) =>
  order === 'relevancia' ? relevantCards(ctx.db, search, page) : searchCards(ctx.db, search, { ...page, order })

/** One page, how many there are in all, and by each value of each filter. */
export async function findPage(ctx: Reader, search: Search, page: Page) {
  if (page.order === 'relevancia' && !page.after && page.limit === PAGE + 1 && isPlain(search)) {
    const { rows, combinations } = await firstByWords(ctx.db, search)
    return { rows, ...countFacets(combinations, search.conditions) }
  }
  const [rows, counted] = await Promise.all([findCards(ctx, search, page), countFound(ctx, search)])
  return { rows, ...counted }
}

export type CardRow = Awaited<ReturnType<typeof cardsByIds>>[number]

/** In the order of the ids; what is gone meanwhile is left out. */
export async function cardsOf(ctx: Reader, ids: readonly string[], viewer: Viewer | undefined): Promise<CardRow[]> {
  const rows = new Map((await cardsByIds(ctx.db, ids, viewer)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** How many there are in all, and by each value of each filter. */
const countFound = async (ctx: Reader, search: Search) =>
  countFacets(await countCombinations(ctx.db, search), search.conditions)

export const newestWanted = (ctx: Reader, search: Search, limit: number) => newestHits(ctx.db, search, limit)

const SIMILAR = 12

/** What was probably meant by words that vacancies do not use; null when nothing is near. */
export const probablyMeant = (ctx: Reader, typed: string, { unknown }: Pick<Search, 'unknown'>) =>
  correctedSearch(typed, unknown, (word) => similarWords(ctx.db, word, SIMILAR))
