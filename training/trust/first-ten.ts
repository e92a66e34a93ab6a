import type { PreparedCandidate } from '../../src/server/features/matching/engine/candidate.ts'
import type { PreparedVacancy } from '../../src/server/features/matching/engine/vacancy.ts'
import { orderOf } from '../../src/server/features/matching/lists/order.ts'
import { comparing, sharedWords } from '../../src/server/features/matching/lists/shared-words.ts'
import { type TermWeights, weightsFrom } from '../../src/server/features/matching/profiles/term-weights.service.ts'

interface Listed {
  terms: readonly string[]
}
interface Vacancy extends Listed {
  prepared: PreparedVacancy
}
interface Person extends Listed {
  candidate: PreparedCandidate
}

/** The first ten of each list, by their places: people for each vacancy, vacancies for each person. */
export interface FirstTen {
  people: number[][]
  vacancies: number[][]
}

const SHOWN = 10

export function termWeights(all: readonly Listed[]): TermWeights {
  const counts = new Map([['', all.length]])
  for (const { terms } of all) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return weightsFrom(counts, all.length)
}

/** The product's own order of lists, over all pairs; what is too far away is not listed. */
export function firstTen(vacancies: readonly Vacancy[], people: readonly Person[], weights: TermWeights): FirstTen {
  const keys = vacancies.map((vacancy) => {
    const own = comparing('VACANCY', vacancy.terms, weights)
    return people.map(
      ({ candidate, terms }) => orderOf(vacancy.prepared, candidate, sharedWords(own, terms), false)?.key ?? null,
    )
  })
  return {
    people: keys.map(best),
    vacancies: people.map((_, person) => best(keys.map((row) => row[person] ?? null))),
  }
}

const best = (keys: readonly (number | null)[]): number[] =>
  keys
    .flatMap((key, at) => (key === null ? [] : [{ key, at }]))
    .toSorted((a, b) => b.key - a.key || a.at - b.at)
    .slice(0, SHOWN)
    .map(({ at }) => at)

/** Of all places of the lists that somebody or something holds, the share that hold it in both. */
export function overlapOf(before: readonly number[][], after: readonly number[][]): number {
  let [same, all] = [0, 0]
  for (const [at, list] of before.entries()) {
    const other = after[at] ?? []
    same += list.filter((one) => other.includes(one)).length
    all += Math.max(list.length, other.length)
  }
  return all === 0 ? 1 : same / all
}
