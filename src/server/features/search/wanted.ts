import { fold } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { townOfDistrict } from '#server/features/language/taxonomy/within.ts'
import type { JobFilters } from '#shared/jobs/jobs.ts'
import type { Facet } from './facets.ts'
import { withNeighbours } from './nearby.ts'
import { ANYWHERE, placeKeys } from './place-keys.ts'
import { isStopWord, lexemeOf, marked } from './query/lexemes.ts'
import { allOf, anyOf, anywhere, type Part } from './query/query-parts.ts'
import { areasOfThatName } from './query/query-places.ts'
import { findNamed } from './query/query-terms.ts'
import { type QueryWords, understand } from './query/query-words.ts'
import { yearlyFromUnits } from './salary-basis.ts'

/** The conditions of a search beside its words: keys and amounts as they stand in the index. Empty lists ask for nothing. */
export interface Conditions extends Record<Facet, string[]> {
  countries: string[]
  regions: string[]
  cities: string[]
  languages: string[]
  /** Gross a year in euro cents; the band must reach it. */
  salary: number | null
  published_days: number | null
  no_experience: boolean
  reply_promised: boolean
}

interface Wanted {
  words: QueryWords | null
  conditions: Conditions
}

/** Filters as people and addresses write them → what the index is asked. */
export function wantedBy(filters: JobFilters, wide = false): Wanted {
  const { q, role_family, seniority, modality, contract, working_day, language, country } = filters
  return {
    words: withSkills(understand(q, wide), filters.skill),
    conditions: {
      role_family,
      seniority,
      modality,
      contract,
      working_day,
      languages: language,
      countries: country.length > 0 ? [...country, ANYWHERE] : [],
      ...placesWanted(filters),
      salary: filters.salary_min
        ? yearlyFromUnits(filters.salary_min, filters.salary_currency, filters.salary_period)
        : null,
      published_days: filters.published_days ?? null,
      no_experience: filters.no_experience,
      reply_promised: filters.reply_promised,
    },
  }
}

/** With what is around, a region stands for its cities, and a city for its region. */
function placesWanted({ region, city, nearby }: JobFilters): Pick<Conditions, 'regions' | 'cities'> {
  const regions = region.flatMap((name) => [...placeKeys('REGION', name), ...areasOfThatName(name)])
  const cities = city.flatMap(cityKeys)
  if (!nearby) return { regions, cities }
  const home = regions.length > 0 ? regions : cities.flatMap((id) => taxonomy().place(id)?.region_id ?? [])
  return { regions: [...cities, ...withNeighbours(home)], cities: [] }
}

/** Who looks in a district or on an island means the town and its towns too. */
function cityKeys(name: string): string[] {
  const keys = placeKeys('CITY', name)
  return [...keys, ...areasOfThatName(name), ...keys.flatMap((id) => townOfDistrict(id) ?? [])]
}

/** One of the skills is enough, wherever it is named. */
function withSkills(words: QueryWords | null, skills: readonly string[]): QueryWords | null {
  const ways = skills.map(skillPart).filter((part) => part !== undefined)
  if (ways.length === 0) return words
  const { all } = anyOf(ways)
  const one = { named: all, title: all, data: all, all }
  return words ? { ...allOf([words, one]), unknown: words.unknown } : { ...one, unknown: [] }
}

/** An id or any name of a skill finds it however it is written; other words stand for themselves. */
function skillPart(skill: string): Part | undefined {
  const tokens = fold(skill)
  const whole = findNamed(tokens, tokens.length).find(({ from, to }) => from === 0 && to === tokens.length)
  const named = whole?.concepts.flatMap(({ kind, id }) => (kind === 'skill' ? [id] : [])) ?? []
  const ids = taxonomy().skill(skill) ? [skill] : named
  if (ids.length > 0) return anyOf(ids.map((id) => anywhere(marked('skill', id))))
  const words = tokens.filter((token) => !isStopWord(token))
  return words.length > 0 ? allOf(words.map((token) => anywhere(lexemeOf(token)))) : undefined
}
