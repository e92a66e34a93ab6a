import type { JobFilters } from '#shared/jobs.ts'
import { fold } from '../../matching/normalise/fold.ts'
import { taxonomy } from '../../matching/taxonomy/taxonomy.ts'
import type { Facet } from './facets.ts'
import { isStopWord, lexemeOf, marked, wanted } from './lexemes.ts'
import { ANYWHERE, placeKeys } from './place-keys.ts'
import { type QueryWords, understand } from './query-words.ts'
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

export interface Wanted {
  words: QueryWords | null
  conditions: Conditions
}

/** Filters as people and addresses write them → what the index is asked. */
export function wantedBy(filters: JobFilters): Wanted {
  const { q, role_family, seniority, modality, contract, working_day, language, country, region, city } = filters
  return {
    words: withSkills(understand(q), filters.skill),
    conditions: {
      ...{ role_family, seniority, modality, contract, working_day, languages: language },
      countries: country.length > 0 ? [...country, ANYWHERE] : [],
      regions: region.flatMap((name) => placeKeys('REGION', name)),
      cities: city.flatMap((name) => placeKeys('CITY', name)),
      salary: filters.salary_min
        ? yearlyFromUnits(filters.salary_min, filters.salary_currency, filters.salary_period)
        : null,
      published_days: filters.published_days ?? null,
      no_experience: filters.no_experience,
      reply_promised: filters.reply_promised,
    },
  }
}

/** One of the skills is enough; they take no part in the ranking, where only the typed words count. */
function withSkills(words: QueryWords | null, skills: readonly string[]): QueryWords | null {
  const ways = skills.map(skillWay).filter((way) => way !== '')
  if (ways.length === 0) return words
  const one = `(${ways.join(' | ')})`
  return words ? { ...words, match: `${words.match} & ${one}` } : { match: one, rank: one, unknown: [] }
}

function skillWay(skill: string): string {
  if (taxonomy().skill(skill)) return wanted(marked('skill', skill))
  const lexemes = fold(skill).filter((token) => !isStopWord(token))
  return lexemes.length > 0 ? `(${lexemes.map((token) => wanted(lexemeOf(token))).join(' & ')})` : ''
}
