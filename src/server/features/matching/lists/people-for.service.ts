import type { Deps } from '#server/context.ts'
import { areBlocking, foldedCompany, shutOutBy } from '#server/features/companies/blocked-companies.ts'
import type { CompanyRow } from '#server/features/companies/companies.tables.ts'
import type { KeepingOut } from '#shared/matching/vacancy-matches.ts'
import type { PreparedCandidate } from '../engine/candidate.ts'
import { unmetBy } from '../engine/match.ts'
import { type PreparedRequirement, prepareRequirement } from '../engine/requirements.ts'
import type { Offer } from '../profiles/offers.service.ts'
import { outlineCvs } from '../profiles/outlines.service.ts'
import { findSeekers, type Seeker } from '../profiles/seekers.service.ts'
import { weightsOf } from '../profiles/term-weights.service.ts'
import { askedTerms, withSaid } from './asked-terms.ts'
import { judgeFirst } from './judge-first.ts'
import { mapYielding } from './map-yielding.ts'
import { nearestFirst } from './nearest-first.ts'
import { type Ordered, orderOf, possibleOrder } from './order.ts'
import { byName } from './own-words.ts'
import { type Sought, saidBy, searchWithout } from './said-by.ts'
import { comparing, sharedWords } from './shared-words.ts'
import { shortPeople } from './short-list.queries.ts'

type Company = Pick<CompanyRow, 'name' | 'domain'> & Partial<Pick<CompanyRow, 'legal_name'>>
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

/** Who of the pool suits a vacancy, the best first: as many as the page shows, and how many there are in all. */
export async function peopleFor(
  ctx: Asker,
  { offer, company_id, companies, q = '' }: Wanted,
  { limit, isShown }: Page = ALL,
): Promise<{ people: SuitablePerson[]; total: number }> {
  return peopleSaying(ctx, { offer, company_id, companies, sought: saidBy(q) }, { limit, isShown })
}

/** Of what is searched for, what keeps everybody out: what nobody has, or else each thing without which there is somebody. */
export async function keepingOut(ctx: Asker, { q = '', ...wanted }: Wanted): Promise<KeepingOut[]> {
  const sought = saidBy(q).slice(0, MOST_TRIED)
  const isSomebody = async (some: Sought[]) => (await peopleSaying(ctx, { ...wanted, sought: some }, ONE)).total > 0
  const shown = (some: Sought[], beside_others: boolean): KeepingOut => ({
    words: some.map(({ words }) => words),
    rest: searchWithout(q, some),
    beside_others,
  })
  const alone = await filterInTurn(sought, async (one) => !(await isSomebody([one])))
  if (alone.length > 0) return [shown(alone, false)]
  const beside = await filterInTurn(sought, (one) => isSomebody(sought.filter((other) => other !== one)))
  return beside.map((one) => shown([one], true))
}

const MOST_TRIED = 8
const ONE: Page = { limit: 1, isShown: () => true }

async function filterInTurn<T>(items: readonly T[], keep: (item: T) => Promise<boolean>): Promise<T[]> {
  const kept: T[] = []
  for (const item of items) if (await keep(item)) kept.push(item)
  return kept
}

async function peopleSaying(
  ctx: Asker,
  { offer, company_id, companies, sought }: Omit<Wanted, 'q'> & { sought: readonly Sought[] },
  { limit, isShown }: Page,
): Promise<{ people: SuitablePerson[]; total: number }> {
  const weights = await weightsOf(ctx)
  const said = sought.flatMap((one) => one.said)
  const asks = requirementsOf(sought, offer.prepared)
  // Who is searched for by name of what they know is shown, however far they are.
  const is_asked_for = sought.length > 0
  const looking = { company_ids: [company_id], now: ctx.now() }
  const asked = withSaid(askedTerms([...offer.terms, ...said.flat()], weights), said, weights)
  const wanted = { asked, said, looking, vacancy_id: offer.id, limit: SHORT }
  const short = await nearestFirst(SHORT, (among) => shortPeople(ctx.db, { ...wanted, among }))
  const isSoughtByName = byName(sought.map(({ words }) => words))
  const hidden = new Map(
    short.flatMap(({ id, hidden_companies, own: { account_name, account_email, full_name, email, city } }) => {
      const called = { names: [account_name, full_name], emails: [account_email, email], city }
      return isSoughtByName(called) ? [] : [[id, hidden_companies] as const]
    }),
  )
  const own = comparing('VACANCY', offer.terms, weights)
  const isOpenTo = openTo(companies)
  const outlines = new Map((await outlineCvs(ctx, short)).map((one) => [one.id, one]))
  const possible = await mapYielding([...outlines.values()], (one) => {
    const shut_out = hidden.get(one.id)
    if (!shut_out || !isOpenTo(shut_out, one.employers)) return null
    const shared = sharedWords(own, one.terms)
    const order = possibleOrder(offer.prepared, one, shared, false, is_asked_for)
    return order && { ...order, is_listed: order.is_listed && asks.length === 0, one: { id: one.id, shared } }
  })
  const { judged, total } = await judgeFirst(possible, {
    limit,
    isShown,
    judge: async (some) => {
      const shared = new Map(some.map((one) => [one.id, one.shared]))
      return mapYielding(await findSeekers(ctx, [...shared.keys()], outlines), (seeker): SuitablePerson | null => {
        if (!isMetBy(asks, seeker.candidate)) return null
        const by_words = shared.get(seeker.cv_id) ?? 0
        const order = orderOf(offer.prepared, seeker.candidate, by_words, false, is_asked_for)
        return order && { seeker, ...order }
      })
    },
  })
  return { people: judged.sort((a, b) => b.key - a.key || (a.seeker.cv_id < b.seeker.cv_id ? 1 : -1)), total }
}

/** What a search asks for in particular, judged as the vacancy judges what it asks for. */
const requirementsOf = (sought: readonly Sought[], { nearnessOf }: Offer['prepared']): PreparedRequirement[] =>
  sought.flatMap(({ asks }) => (asks ? prepareRequirement(asks, { vectorOf: () => null, nearnessOf }) : []))

const isMetBy = (asks: readonly PreparedRequirement[], candidate: PreparedCandidate): boolean =>
  unmetBy(asks, candidate, 1).length === 0

/** Whether somebody with these employers, who shuts these companies out, may be seen by those who look. */
function openTo(companies: readonly Company[]) {
  const looking = companies.map(foldedCompany)
  return (hidden: Parameters<typeof shutOutBy>[0], experience: Parameters<typeof shutOutBy>[1]['experience']) => {
    const blocked = shutOutBy(hidden, { experience })
    return !looking.some((company) => areBlocking(blocked, company))
  }
}
