import type { Deps } from '#server/context.ts'
import { isShutOut } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { Offer } from '../profiles/offers.service.ts'
import { findSeekers, type Seeker } from '../profiles/seekers.service.ts'
import { weightsOf } from '../profiles/term-weights.service.ts'
import { askedTerms } from './asked-terms.ts'
import { nearestFirst } from './nearest-first.ts'
import { type Ordered, orderOf } from './order.ts'
import { saidBy } from './said-by.ts'
import { comparing, sharedWords } from './shared-words.ts'
import { shortPeople } from './short-list.queries.ts'

type Company = Pick<CompanyRow, 'name' | 'domain'>
type Asker = Pick<Deps, 'db' | 'now' | 'log'>

interface SuitablePerson extends Ordered {
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

const SHORT = 300
const AT_ONCE = 100

/** Who of the talent pool suits a vacancy, the best first. */
export async function peopleFor(
  ctx: Asker,
  { offer, company_id, companies, q = '' }: Wanted,
): Promise<SuitablePerson[]> {
  const weights = await weightsOf(ctx)
  const said = saidBy(q)
  const terms = [...offer.terms, ...said.flat()]
  const looking = { company_ids: [company_id], now: ctx.now() }
  const wanted = { asked: askedTerms(terms, weights), said, looking, vacancy_id: offer.id, limit: SHORT }
  const found = await nearestFirst(SHORT, (among) => shortPeople(ctx.db, { ...wanted, among }))
  const short = found.map(({ id }) => id)
  const own = comparing('VACANCY', offer.terms, weights)
  const people: SuitablePerson[] = []
  for (let from = 0; from < short.length; from += AT_ONCE) {
    for (const seeker of await findSeekers(ctx, short.slice(from, from + AT_ONCE))) {
      if (isHiddenFrom(companies, seeker)) continue
      // Who is searched for by name of what they know is shown, however far they are.
      const order = orderOf(offer.prepared, seeker.candidate, sharedWords(own, seeker.terms), false, said.length > 0)
      if (order) people.push({ seeker, ...order })
    }
  }
  return people.sort((a, b) => b.key - a.key || (a.seeker.cv_id < b.seeker.cv_id ? 1 : -1))
}

const isHiddenFrom = (companies: readonly Company[], { owner, facts }: Seeker): boolean =>
  isShutOut([...companies], owner.hidden_companies, { experience: facts.employers })
