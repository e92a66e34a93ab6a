import { countryWord } from '#shared/cvs/cv-words.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'

/** «Madrid, Comunidad de Madrid, España» */
export function fullPlaceWords({ city, region, country }: WorkPlace): string {
  return [city, region === city ? null : region, countryWord(country)].filter(Boolean).join(', ')
}
