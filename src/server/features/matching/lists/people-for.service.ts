import type { Deps } from '#server/context.ts'
import { areBlocking, foldedCompany, shutOutBy } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { Offer } from '../profiles/offers.service.ts'
import { outlineCvs } from '../profiles/outlines.service.ts'
import { findSeekers, type Seeker } from '../profiles/seekers.service.ts'
import { weightsOf } from '../profiles/term-weights.service.ts'
import { askedTerms } from './asked-terms.ts'
import { judgeFirst } from './judge-first.ts'
import { nearestFirst } from './nearest-first.ts'
import { type Ordered, orderOf, possibleOrder } from './order.ts'
import { saidBy } from './said-by.ts'
import { comparing, sharedWords } from './shared-words.ts'
import { shortPeople } from './short-list.queries.ts'
import { inTurns } from './turns.ts'

type Company = Pick<CompanyRow, 'name' | 'domain'>
type Asker = Pick<Deps, 'db' | 'now' | 'log'>

export interface SuitablePerson extends Ordered {
  seeker: Seeker
}

interface Wanted {
  offer: Offer
  /** For whom people are looked for. */
  company_id: string
  /** Everybody who works for one of these, or shuts one of them out, is not there. */
  companies: readonly Company[]
  /** Free words: «React Valencia inglés». */
  q?: string
}

/** Of the list, what is shown. */
interface Page {
  limit: number
  isShown: (person: SuitablePerson) => boolean
}
const ALL: Page = { limit: Number.POSITIVE_INFINITY, isShown: () => true }

const SHORT = 300

/** Who of the talent pool suits a vacancy, the best first: as many as the page shows, and how many there are in all. */
export async function peopleFor(
  ctx: Asker,
  { offer, company_id, companies, q = '' }: Wanted,
  { limit, isShown }: Page = ALL,
): Promise<{ people: SuitablePerson[]; total: number }> {
  const weights = await weightsOf(ctx)
  const said = saidBy(q)
  // Who is searched for by name of what they know is shown, however far they are.
  const is_asked_for = said.length > 0
  const looking = { company_ids: [company_id], now: ctx.now() }
  const asked = askedTerms([...offer.terms, ...said.flat()], weights)
  const wanted = { asked, said, looking, vacancy_id: offer.id, limit: SHORT }
  const short = await nearestFirst(SHORT, (among) => shortPeople(ctx.db, { ...wanted, among }))
  const hidden = new Map(short.map(({ id, hidden_companies }) => [id, hidden_companies]))
  const own = comparing('VACANCY', offer.terms, weights)
  const isOpenTo = openTo(companies)
  const outlines = new Map((await outlineCvs(ctx, short)).map((one) => [one.id, one]))
  const possible = await inTurns([...outlines.values()], (one) => {
    if (!isOpenTo(hidden.get(one.id) ?? [], one.employers)) return null
    const shared = sharedWords(own, one.terms)
    const order = possibleOrder(offer.prepared, one, shared, false, is_asked_for)
    return order && { ...order, one: { id: one.id, shared } }
  })
  const { judged, total } = await judgeFirst(possible, {
    ...{ limit, isShown },
    judge: async (some) => {
      const shared = new Map(some.map((one) => [one.id, one.shared]))
      return inTurns(await findSeekers(ctx, [...shared.keys()], outlines), (seeker): SuitablePerson | null => {
        const by_words = shared.get(seeker.cv_id) ?? 0
        const order = orderOf(offer.prepared, seeker.candidate, by_words, false, is_asked_for)
        return order && { seeker, ...order }
      })
    },
  })
  return { people: judged.sort((a, b) => b.key - a.key || (a.seeker.cv_id < b.seeker.cv_id ? 1 : -1)), total }
}

/** Whether somebody with these employers, who shuts these companies out, may be seen by those who look. */
function openTo(companies: readonly Company[]) {
  const looking = companies.map(foldedCompany)
  return (hidden: Parameters<typeof shutOutBy>[0], experience: Parameters<typeof shutOutBy>[1]['experience']) => {
    const blocked = shutOutBy(hidden, { experience })
    return !looking.some((company) => areBlocking(blocked, company))
  }
}
