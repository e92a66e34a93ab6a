import { explainMatch } from '../../src/server/features/matching/engine/match.ts'
import type { MatchResult } from '../../src/shared/matching/matching.ts'
import { SWAPS, type TrustReport } from '../../src/shared/trust/trust-report.ts'
import { readCandidate } from '../explain/read-pair.ts'
import { firstTen, overlapOf, termWeights } from './first-ten.ts'
import { rounded, shareOf } from './interval.ts'
import type { WrittenPerson, writtenWorld } from './people.ts'
import type { Reading } from './reading.ts'
import { firstSignals, type Signals, swapSignals, withSignals } from './signals.ts'

export type World = Awaited<ReturnType<typeof writtenWorld>>

/** Whoever is read by the model, in every form: every so many of all. */
export const isRead = (at: number, every: number): boolean => at % every === 0

export const asWritten = ({ proposal }: WrittenPerson, signals: Signals, month: string) =>
  readCandidate({ ...proposal, document: withSignals(proposal.document, signals) }, month)

interface Run {
  reading: Reading
  month: string
  every: number
  say: (line: string) => void
}

/** Every CV with all signals, and then with each of them changed alone: which verdicts and places in lists stay. */
export async function swapTests(world: World, { reading, month, every, say }: Run): Promise<TrustReport['swaps']> {
  const forms = (change: (at: number) => Partial<Signals>) =>
    world.people.map((person, at) => asWritten(person, { ...firstSignals(at), ...change(at) }, month))
  const own = (at: number) => {
    const vacancy = world.vacancies[world.people[at]?.vacancy ?? -1]
    if (!vacancy) throw new Error('a CV without its vacancy')
    return vacancy.prepared
  }
  const first = forms(() => ({}))
  const weights = termWeights([...world.vacancies, ...first])
  const lists = firstTen(world.vacancies, first, weights)
  const read = new Map<number, MatchResult>()
  for (const [at, person] of first.entries())
    if (isRead(at, every)) read.set(at, await reading.matchOf(own(at), person))
  say(`${first.length} CVs, ${read.size} of them read`)
  const outcomes: TrustReport['swaps']['outcomes'] = []
  for (const swap of SWAPS) {
    const other = forms((at) => swapSignals(swap, at))
    const [glance, whole] = [new Same(), new Same()]
    for (const [at, person] of other.entries()) {
      const before = first[at]
      if (before) glance.add(explainMatch(own(at), before.candidate), explainMatch(own(at), person.candidate))
      const known = read.get(at)
      if (known) whole.add(known, await reading.matchOf(own(at), person))
    }
    const after = firstTen(world.vacancies, other, weights)
    outcomes.push({
      swap,
      read: whole.share(),
      glance: glance.share(),
      people_lists: rounded(overlapOf(lists.people, after.people)),
      vacancy_lists: rounded(overlapOf(lists.vacancies, after.vacancies)),
    })
    say(`${swap}: ${JSON.stringify(outcomes.at(-1))}`)
    for (const line of [...new Set([...whole.changed, ...glance.changed])].slice(0, SHOWN)) say(`   ${line}`)
  }
  return { people: first.length, people_read: read.size, vacancies: world.vacancies.length, outcomes }
}

const SHOWN = 8

/** Lines of the same match before and after. */
class Same {
  readonly changed: string[] = []
  #same = 0
  #all = 0

  add({ items: before }: MatchResult, { items: after }: MatchResult): void {
    const by = new Map(after.map((item) => [item.requirement_id, item]))
    for (const { requirement_id, verdict, title } of before) {
      const now = by.get(requirement_id)
      this.#all++
      if (now?.verdict === verdict) this.#same++
      else this.changed.push(`${title}: ${verdict} → ${now?.verdict} (${now?.sentence})`)
    }
  }

  share = () => shareOf(this.#same, this.#all)
}
