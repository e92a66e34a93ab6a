import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { keysOf } from '#server/features/search/place-keys.ts'
import type { RequirementValue, WorkPlace } from '#shared/matching/matching.ts'
import { countryName } from '#shared/words/names.ts'
import { locationWords } from '#shared/words/requirements.ts'
import { stated, UNKNOWN } from '../findings.ts'
import type { Finding, Home, WorkWishes } from '../types.ts'
import type { Judge } from './kind.ts'

interface Place extends RequirementValue<'LOCATION'> {
  /** Where remote work may be done from; empty: from anywhere. */
  remote_countries: readonly string[]
}

const OTHER_CITY = 0.5
/** Among the countries that somebody looks in, and nothing says that they would move there. */
const WITHOUT_MOVING = 0.5

/** Where the work is, and how, against where somebody lives and what they said that they want. */
export function location(place: Place): Judge {
  const title = lowerFirst(titleOf(place))
  return {
    question: `¿Puedes trabajar en estas condiciones: ${title}?`,
    answer_settles: true,
    judge: ({ home, work }) => judgePlace(place, home, work),
    describe({ value, found }) {
      if (value === 1) return `Encaja: ${title}${found && ` (${found})`}.`
      if (value === 0) return `Queda fuera: ${title}${found && ` (${found})`}.`
      return `Encaja en parte: ${title}${found && ` (${found})`}.`
    },
    doneIn: () => 'basics',
    advise: (finding) => (finding.value === null ? 'Indica en tu CV tu ciudad y tu país.' : null),
  }
}

function titleOf({ modality, places, remote_countries }: Place): string {
  const from = remote_countries.map((country) => ({ country, region: null, city: null }))
  return locationWords({ modality, places: modality === 'REMOTO' ? from : places })
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function judgePlace(place: Place, home: Home, work: WorkWishes): Finding {
  const { modality, places, remote_countries } = place
  if (work.modalities.length > 0 && !work.modalities.includes(modality)) return stated(0, 'busca otra modalidad')
  if (modality === 'REMOTO') return fromHome(remote_countries, home, work)
  if (places.length === 0) return UNKNOWN
  const values = places.map((offered) => reach(offered, home, work))
  const best = values.reduce<number | null>((a, b) => (b !== null && (a === null || b > a) ? b : a), null)
  if (best === null) return UNKNOWN
  const is_abroad = best === WITHOUT_MOVING && !places.some(({ country }) => country === home.country)
  return stated(best, is_abroad ? withoutMoving(home) : livesIn(home))
}

/** «Remoto desde España» is no offer for somebody who lives in Mexico and does not say that they would move. */
function fromHome(countries: readonly string[], home: Home, { countries: wished, relocate }: WorkWishes): Finding {
  if (countries.length === 0) return stated(1)
  if (home.country !== null && countries.includes(home.country)) return stated(1, livesIn(home))
  if (wished.some((country) => countries.includes(country))) {
    const is_there = relocate || home.country === null
    return is_there ? stated(1, 'está entre los países que busca') : stated(WITHOUT_MOVING, withoutMoving(home))
  }
  return home.country === null && wished.length === 0 ? UNKNOWN : stated(0, livesIn(home))
}

const withoutMoving = (home: Home): string =>
  `está entre los países que busca, pero ${livesIn(home)} y no indica que se mudaría`

const livesIn = ({ city, country }: Home): string =>
  country === null ? '' : `vive en ${city ? `${city}, ` : ''}${countryName(country)}`

function reach(offered: WorkPlace, home: Home, { countries, relocate }: WorkWishes): number | null {
  const { country, region, city } = offered
  const wants = countries.includes(country)
  if (home.country === null) return wants ? 1 : countries.length > 0 ? 0 : null
  if (home.country !== country) return wants ? (relocate ? 1 : WITHOUT_MOVING) : 0
  if (relocate || (city === null && region === null)) return 1
  if (home.city === null) return null
  if (isInRegion(home.city, offered)) return 1
  // A town that no list knows may be next door.
  return isKnown(home.city, country) ? OTHER_CITY : null
}

const isKnown = (city: string, country: string): boolean =>
  keysOf({ country, region: null, city }).some((key) => taxonomy().place(key)?.kind === 'CITY')

/** The city, or the region around it. */
function isInRegion(city: string, offered: WorkPlace): boolean {
  const [, ...around] = keysOf({ country: offered.country, region: null, city })
  const [, ...there] = keysOf(offered)
  return around.some((key) => there.includes(key))
}
