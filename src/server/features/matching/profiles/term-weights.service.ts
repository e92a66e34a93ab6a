import type { Deps } from '#server/context.ts'
import { countProfiles, loadTerms, recountTerms, SAMPLE, termsVersion } from './term-weights.queries.ts'

/** How much each term tells, by how rare it is among all profiles. */
export interface TermWeights {
  weightOf: (term: string) => number
  /** Of those that were counted, how many have it. */
  profilesWith: (term: string) => number
  /** Of all, about how many have it. */
  placesOf: (term: string) => number
  /** The same text, one for all who keep it: of a word that a thousand profiles have there is one in memory. */
  shared: (term: string) => string
}

const GROWN = 1.1
const REMEMBERED_MS = 60_000

/** Counted again once there is a tenth more to count, so that each profile is counted about ten times in all. */
export async function countTerms(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [profiles, known] = [await countProfiles(deps.db), (await weightsOf(deps)).profilesWith('')]
  const wanted = Math.min(profiles, SAMPLE)
  if (wanted <= known * GROWN && wanted >= known / GROWN) return
  await recountTerms(deps.db, profiles)
  remembered.delete(deps.db)
}

interface Known {
  until: number
  /** Of the counts and of how many profiles there are. */
  version: string
  weights: TermWeights
}
const remembered = new WeakMap<object, Known>()

/** As counted a minute ago at most; what was not counted anew is not read anew. */
export async function weightsOf({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<TermWeights> {
  const known = remembered.get(db)
  if (known && known.until > now().getTime()) return known.weights
  const [counted, profiles] = await Promise.all([termsVersion(db), countProfiles(db)])
  const version = `${counted}.${profiles}`
  const weights = known?.version === version ? known.weights : weightsFrom(await loadTerms(db), profiles)
  remembered.set(db, { until: now().getTime() + REMEMBERED_MS, version, weights })
  return weights
}

/** By how many profiles have each term; under the empty one stands how many were counted. */
export function weightsFrom(counts: ReadonlyMap<string, number>, present: number): TermWeights {
  const all = counts.get('') ?? 0
  const times = all === 0 ? 1 : Math.max(1, present / all)
  const profilesWith = (term: string) => counts.get(term) ?? 1
  // A list asks thousands of times: for all terms once a minute is less.
  const weights = new Map([...counts].map(([term, having]) => [term, { term, weight: rarity(all, having) }]))
  const of_one = rarity(all, 1)
  return {
    profilesWith: (term) => (term === '' ? all : profilesWith(term)),
    placesOf: (term) => profilesWith(term) * times,
    weightOf: (term) => weights.get(term)?.weight ?? of_one,
    shared: (term) => weights.get(term)?.term ?? term,
  }
}

const rarity = (all: number, having: number): number =>
  Math.log(1 + (Math.max(all, having) - having + 0.5) / (having + 0.5))
