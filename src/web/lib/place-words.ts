import type { WorkPlace } from '#shared/matching/matching.ts'
import { countryName } from '#shared/words/names.ts'

/** «Madrid, Comunidad de Madrid, España» */
export function fullPlaceWords({ city, region, country }: WorkPlace): string {
  return [city, region === city ? null : region, countryName(country)].filter(Boolean).join(', ')
}
