import { type Group, ORIGINS, SEXES, type TrustReport } from '../../src/shared/trust/trust-report.ts'
import { rounded } from './interval.ts'
import type { Reading } from './reading.ts'
import { firstSignals, nameOf } from './signals.ts'
import { asWritten, isRead, type World } from './swap-tests.ts'

interface Run {
  reading: Reading
  month: string
  every: number
}

interface Scored {
  sex: (typeof SEXES)[number]
  origin: (typeof ORIGINS)[number]
  low: number
}

/**
 * The same CVs in every group, with the names and the words of each: so groups differ by nothing that work asks for, and
 * whatever differs between their figures comes from the calculation.
 */
export async function impactRatios(world: World, { reading, month, every }: Run): Promise<TrustReport['impact']> {
  const scored: Scored[] = []
  for (const [at, person] of world.people.entries()) {
    const vacancy = world.vacancies[person.vacancy]
    if (!vacancy || !isRead(at, every)) continue
    for (const sex of SEXES)
      for (const origin of ORIGINS) {
        const signals = { ...firstSignals(at), words: sex, full_name: nameOf(sex, origin, at) }
        const { low } = await reading.matchOf(vacancy.prepared, asWritten(person, signals, month))
        scored.push({ sex, origin, low })
      }
  }
  const middle = median(scored.map(({ low }) => low))
  const groupsOf = groupsBy(scored, middle)
  return {
    people: scored.length,
    middle,
    sexes: groupsOf(SEXES.map((sex) => ({ sex }))),
    origins: groupsOf(ORIGINS.map((origin) => ({ origin }))),
    both: groupsOf(SEXES.flatMap((sex) => ORIGINS.map((origin) => ({ sex, origin })))),
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return ((sorted[half] ?? 0) + (sorted[sorted.length % 2 === 0 ? half - 1 : half] ?? 0)) / 2
}

/** Scoring rate and impact ratio: the share above the middle of all, and beside the highest such share. */
export const groupsBy =
  (scored: readonly Scored[], middle: number) =>
  <Named extends Partial<Scored>>(names: readonly Named[]): (Named & Group)[] => {
    const counted = names.map((name) => {
      const people = scored.filter((one) =>
        Object.entries(name).every(([key, value]) => one[key as keyof Scored] === value),
      )
      const above = people.filter(({ low }) => low > middle).length
      return { name, people: people.length, above, rate: above / people.length }
    })
    const highest = Math.max(...counted.map(({ rate }) => rate))
    return counted.map(({ name, people, above, rate }) => ({
      ...name,
      people,
      above,
      rate: rounded(rate),
      ratio: highest === 0 ? 1 : rounded(rate / highest),
    }))
  }
