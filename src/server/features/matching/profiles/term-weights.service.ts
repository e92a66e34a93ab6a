import type { Deps } from '#server/context.ts'
import { countProfiles, loadTerms, recountTerms } from './term-weights.queries.ts'

/** How much each term tells, by how rare it is among all profiles. */
export interface TermWeights {
  weightOf: (term: string) => number
  profilesWith: (term: string) => number
}

const GROWN = 1.1
const REMEMBERED_MS = 60_000

/** Counted again once there is a tenth more to count, so that each profile is counted about ten times in all. */
export async function countTerms(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const [profiles, known] = [await countProfiles(deps.db), await weightsOf(deps)]
  if (profiles <= known.profilesWith('') * GROWN && profiles >= known.profilesWith('') / GROWN) return
  await recountTerms(deps.db)
  remembered.delete(deps.db)
}

const remembered = new WeakMap<object, { until: number; weights: TermWeights }>()

/** As counted a minute ago at most. */
export async function weightsOf({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<TermWeights> {
  const known = remembered.get(db)
  if (known && known.until > now().getTime()) return known.weights
  const weights = weightsFrom(new Map((await loadTerms(db)).map(({ term, profiles }) => [term, profiles])))
  remembered.set(db, { until: now().getTime() + REMEMBERED_MS, weights })
  return weights
}

function weightsFrom(counts: ReadonlyMap<string, number>): TermWeights {
  const all = counts.get('') ?? 0
  const profilesWith = (term: string) => counts.get(term) ?? 1
  return {
    profilesWith: (term) => (term === '' ? all : profilesWith(term)),
    weightOf: (term) => rarity(all, profilesWith(term)),
  }
}

const rarity = (all: number, having: number): number =>
  Math.log(1 + (Math.max(all, having) - having + 0.5) / (having + 0.5))
