import type { House } from './house.ts'
import { industryHouses } from './houses-industry.ts'
import { serviceHouses } from './houses-services.ts'
import { technologyHouses } from './houses-technology.ts'

/** Every company that the demonstration adds to those whose vacancies are written by hand. */
export const houses: readonly House[] = [...technologyHouses, ...serviceHouses, ...industryHouses]
