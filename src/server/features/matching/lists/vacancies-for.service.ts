import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '#server/context.ts'
import { newestWanted } from '#server/features/search/search.service.ts'
import type { Search } from '#server/features/search/search-context.ts'
import type { Conditions } from '#server/features/search/wanted.ts'
import { listInvited } from '../invitations/invitations.queries.ts'
import { findOffers } from '../profiles/offers.service.ts'
import { outlineVacancies } from '../profiles/outlines.service.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import { weightsOf } from '../profiles/term-weights.service.ts'
import { saidOf } from '../verdicts/verdicts.service.ts'
import { askedTerms } from './asked-terms.ts'
import { fresher, newestKey, newestMost } from './by-date.ts'
import { fitsAtAll } from './fits-at-all.ts'
import { homeFirst } from './home-first.ts'
import { judgeFirst } from './judge-first.ts'
import { mapYielding } from './map-yielding.ts'
import { nearestFirst } from './nearest-first.ts'
import { orderOf, possibleOrder } from './order.ts'
import { comparing, sharedWords } from './shared-words.ts'
import { shortVacancies } from './short-list.queries.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

export interface SuitableVacancy {
  id: string
  published_at: Date
  key: number
  /** Too far from home for whoever has not said that they would move. */
  far?: boolean
}

/** Of the list, what is shown. */
interface Page {
  /** The best fit first, or of the same vacancies the newest. */
  by: 'encaje' | 'recientes'
  limit: number
  isShown: (vacancy: SuitableVacancy) => boolean
}

/** So many are looked at for each question: those that share most, and the newest, whom nobody has read yet. */
const SHORT = 200
const NEWEST = 60

/**
 * Of what is searched for, what suits the person, the best first: as many as the page shows, and how many there are in
 * all; as advice, nothing that does not fit. What is outside of `preferred` comes later.
 */
export async function vacanciesFor(
  ctx: Asker,
  seeker: Seeker,
  search: Search,
  { by, limit, isShown }: Page,
  preferred: Conditions = search.conditions,
): Promise<{ vacancies: SuitableVacancy[]; total: number }> {
  const weights = await weightsOf(ctx)
  const asked = askedTerms(seeker.terms, weights)
  const is_choosy = !isDeepStrictEqual(preferred, search.conditions)
  const wanted = { asked, limit: SHORT, search, ...(is_choosy && { preferred: { ...search, conditions: preferred } }) }
  const [short, newest, invited, judgedFor] = await Promise.all([
    nearestFirst(SHORT, (among) => shortVacancies(ctx.db, { ...wanted, among })),
    newestWanted(ctx, search, NEWEST),
    listInvited(ctx.db, seeker.owner.id),
    saidOf(ctx, seeker),
  ])
  const published = new Map([...newest, ...short].map(({ id, published_at }) => [id, published_at]))
  const own = comparing('CV', seeker.terms, weights)
  const outlines = new Map((await outlineVacancies(ctx, [...published.keys()])).map((one) => [one.id, one]))
  const possible = await mapYielding([...outlines.values()], ({ id, terms, outline }) => {
    const published_at = published.get(id)
    const shared = sharedWords(own, terms)
    const order = possibleOrder(outline, seeker.candidate, shared, invited.has(id))
    if (!order || !published_at) return null
    const most = by === 'recientes' ? newestMost(published_at) : order.most + fresher(published_at)
    const is_listed = order.is_listed && (!search.as_advice || invited.has(id))
    return { most, is_listed, one: { id, shared } }
  })
  const { judged, total } = await judgeFirst(possible, {
    limit,
    isShown,
    judge: async (some: { id: string; shared: number }[]) => {
      const shared = new Map(some.map((one) => [one.id, one.shared]))
      return mapYielding(
        await findOffers(ctx, [...shared.keys()], outlines),
        ({ id, prepared }): SuitableVacancy | null => {
          const published_at = published.get(id)
          const by_words = shared.get(id) ?? 0
          const is_invited = invited.has(id)
          const judged = judgedFor(prepared)
          const order = orderOf(prepared, seeker.candidate, by_words, is_invited, is_invited, judged)
          if (!order || !published_at) return null
          const must_fit = search.as_advice && !is_invited
          if (must_fit && !fitsAtAll(prepared, seeker.candidate, order.score.low)) return null
          const { key, far } = homeFirst(order, prepared, seeker.candidate, is_invited)
          const is_newest = by === 'recientes'
          const { outside } = order
          return {
            id,
            published_at,
            far,
            key: is_newest ? newestKey(published_at, { far, outside }) : key + fresher(published_at),
          }
        },
      )
    },
  })
  return { vacancies: judged.sort(bestFirst), total }
}

/** The order of `vacanciesFor`, for pages that begin in its middle. */
export function bestFirst(a: SuitableVacancy, b: SuitableVacancy): number {
  return (
    b.key - a.key || b.published_at.getTime() - a.published_at.getTime() || (a.id === b.id ? 0 : a.id < b.id ? 1 : -1)
  )
}
