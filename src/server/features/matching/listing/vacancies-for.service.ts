import { isDeepStrictEqual } from 'node:util'
import type { Deps } from '#server/context.ts'
import { newestWanted } from '#server/features/search/search.service.ts'
import type { Search } from '#server/features/search/search-context.ts'
import type { Conditions } from '#server/features/search/wanted.ts'
import { listInvited } from '../inviting/invitations.queries.ts'
import { findOffers } from '../profiles/offers.service.ts'
import type { Seeker } from '../profiles/seekers.service.ts'
import { weightsOf } from '../profiles/term-weights.service.ts'
import { askedTerms } from './asked-terms.ts'
import { nearestFirst } from './nearest-first.ts'
import { orderOf } from './order.ts'
import { comparing, sharedWords } from './shared-words.ts'
import { shortVacancies } from './short-list.queries.ts'

type Asker = Pick<Deps, 'db' | 'now' | 'log'>

interface SuitableVacancy {
  id: string
  published_at: Date
  score: number
}

/** So many are judged exactly for each question: those that share most, and the newest, whom nobody has read yet. */
const SHORT = 200
const NEWEST = 60
const BATCH = 25

/** Of what is searched for, what suits the person, the best first; what is outside of `preferred` comes later. */
export async function vacanciesFor(
  ctx: Asker,
  seeker: Seeker,
  search: Search,
  preferred: Conditions = search.conditions,
): Promise<SuitableVacancy[]> {
  const weights = await weightsOf(ctx)
  const asked = askedTerms(seeker.terms, weights)
  const is_choosy = !isDeepStrictEqual(preferred, search.conditions)
  const wanted = { asked, limit: SHORT, search, ...(is_choosy && { preferred: { ...search, conditions: preferred } }) }
  const [short, newest, invited] = await Promise.all([
    nearestFirst(SHORT, (among) => shortVacancies(ctx.db, { ...wanted, among })),
    newestWanted(ctx, search, NEWEST),
    listInvited(ctx.db, seeker.owner.id),
  ])
  const published = new Map([...newest, ...short].map(({ id, published_at }) => [id, published_at]))
  const own = comparing('CV', seeker.terms, weights)
  const suitable: SuitableVacancy[] = []
  for (const [at, { id, prepared, terms }] of (await findOffers(ctx, [...published.keys()])).entries()) {
    if (at > 0 && at % BATCH === 0) await othersTurn()
    const published_at = published.get(id)
    const order = orderOf(prepared, seeker.candidate, sharedWords(own, terms), invited.has(id))
    if (order && published_at) suitable.push({ id, published_at, score: order.key })
  }
  return suitable.sort(bestFirst)
}

const othersTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The order of `vacanciesFor`, for pages that begin in its middle. */
export function bestFirst(a: SuitableVacancy, b: SuitableVacancy): number {
  return (
    b.score - a.score ||
    b.published_at.getTime() - a.published_at.getTime() ||
    (a.id === b.id ? 0 : a.id < b.id ? 1 : -1)
  )
}
