import { type PlaceMatch, settlePlace } from '#server/features/language/normalise/find-places.ts'
import type { Place } from '#server/features/language/taxonomy/taxonomy.ts'
import { countryByWords } from './country-words.ts'
import type { NamedPlace } from './named-places.ts'

export interface Around {
  /** All names of places, in reading order. */
  matches: readonly NamedPlace[]
  flat: string
  currency: string | undefined
}

/** Of the places of one name the one that the ad is about: what stands beside it says so, then the money, the region, other towns and the words of the ad. */
export function meantBy(chosen: NamedPlace, { matches, flat, currency }: Around): Place | undefined {
  const cities = chosen.places.filter(({ kind }) => kind === 'CITY')
  const countries = [...new Set(cities.map(({ country }) => country))]
  const frames = matches.filter(({ places }) => places.every(({ kind }) => kind !== 'CITY'))
  if (countries.length < 2) return settlePlace([chosen, ...frames])
  const among = (country: string | undefined) => cities.find((city) => city.country === country)
  const framing = new Set(frames.flatMap(({ places }) => places.map(({ id }) => id)))
  const others = matches.filter(({ places, capital }) => capital && !places.some((one) => chosen.places.includes(one)))
  return (
    among(onlyCountry(besideOf(chosen, matches, flat))) ??
    among(countryOfMoney(currency)) ??
    cities.find(({ region_id, country }) => framing.has(region_id ?? country) || framing.has(country)) ??
    among(onlyCountry(others)) ??
    among(countryByWords(flat, countries)) ??
    // Nothing speaks for one of them: the first of the list, and not the one whose region has the same name.
    (frames.length > 0 ? settlePlace([chosen, ...frames]) : cities[0])
  )
}

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({ EUR: 'ES', MXN: 'MX', COP: 'CO', CLP: 'CL', ARS: 'AR', PEN: 'PE' }),
)

export const countryOfMoney = (currency: string | undefined): string | undefined => COUNTRY_OF.get(currency ?? '')

/** The country of those names that are of one country alone, when they agree. */
export function onlyCountry(matches: readonly PlaceMatch[]): string | undefined {
  const said = matches.flatMap(({ places }) => {
    const countries = new Set(places.map(({ country }) => country))
    return countries.size === 1 ? [...countries] : []
  })
  return new Set(said).size === 1 ? said[0] : undefined
}

/** «Santiago, Las Condes», «Santa Fe, Alc. Álvaro Obregón, CDMX»: the names that go on right after it. */
function besideOf(chosen: NamedPlace, matches: readonly NamedPlace[], flat: string): NamedPlace[] {
  const beside: NamedPlace[] = []
  let { end } = chosen
  for (const next of matches.slice(matches.indexOf(chosen) + 1)) {
    if (!BESIDE.test(flat.slice(end, Math.min(next.start, end + LONGEST_GAP)))) break
    beside.push(next)
    end = next.end
  }
  return beside
}

const LONGEST_GAP = 30
const BESIDE =
  /^ ?[,(–/|-]+ ?(?:(?:alc|col|del|mpio|prov|dep|dpto|depto|comuna|zona|distrito|provincia|region)\.?(?: de)? )?$/
