import { findPlaces, type PlaceMatch, settlePlace } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { companyScore } from './names.ts'
import { countryOfState } from './states.ts'

export interface FoundPlace {
  /** As written; empty when only a country is named. */
  city: string
  country: string | null
  /** Where towns of that name are, when the text does not say which one is meant. */
  perhaps?: readonly string[]
  /** How somebody works there, where that stands in a bracket: «remoto». */
  way?: string
}

const BESIDE = new Set(
  `provincia de del la el comunidad region area metropolitana metropolitan greater y alrededores estado departamento ciudad
  municipio distrito capital of community and province df d c cp zona norte sur oeste oriente poniente barrio
  colonia col pcia prov localidad comuna alcaldia delegacion partido corregimiento concejo isla`.split(/\s+/),
)
const LONGEST = 90
/** Names in other languages than the list's own. */
const COUNTRIES = new Map(
  Object.entries({
    spain: 'ES',
    espanha: 'ES',
    mexico: 'MX',
    brazil: 'BR',
    brasil: 'BR',
    peru: 'PE',
    colombia: 'CO',
    chile: 'CL',
    argentina: 'AR',
    portugal: 'PT',
    france: 'FR',
    francia: 'FR',
    germany: 'DE',
    alemania: 'DE',
    italy: 'IT',
    italia: 'IT',
    ireland: 'IE',
    irlanda: 'IE',
    ecuador: 'EC',
    uruguay: 'UY',
    paraguay: 'PY',
    bolivia: 'BO',
    venezuela: 'VE',
    panama: 'PA',
    'costa rica': 'CR',
    guatemala: 'GT',
    honduras: 'HN',
    nicaragua: 'NI',
    'el salvador': 'SV',
    cuba: 'CU',
    'republica dominicana': 'DO',
    'dominican republic': 'DO',
    'puerto rico': 'PR',
    andorra: 'AD',
    'reino unido': 'GB',
    'united kingdom': 'GB',
    'estados unidos': 'US',
    'united states': 'US',
    usa: 'US',
    uk: 'GB',
    suiza: 'CH',
    switzerland: 'CH',
    belgica: 'BE',
    belgium: 'BE',
    netherlands: 'NL',
    'paises bajos': 'NL',
  }),
)

/** «Rosario, Santa Fe, AR» */
const CODE = /^(?:ES|MX|AR|CL|CO|PE|UY|EC|PY|BO|VE|PA|CR|GT|DO|US|PT|BR)$/

/** «Arequipa, Perú (remoto)» */
const WAY_OF_WORKING = /\s*\((remoto|teletrabajo|h[ií]brido|presencial|movilidad[^()]{0,30})\)$/iu
/** The place that a text is, when it is nothing else: «Madrid, España», «Bogotá D.C.». */
export function placeOf(text: string): FoundPlace | null {
  const written = text.trim().replace(WAY_OF_WORKING, '')
  if (written === '' || written.length > LONGEST || /[@\d]{3}/.test(written)) return null
  const segments = written.split(/\s*[,/()]\s*/).filter((segment) => segment !== '')
  const countries = segments.map(countryNamed)
  const tokens = fold(written)
  const matches = findPlaces(tokens)
  const named = new Set(matches.flatMap(({ from, to }) => tokens.slice(from, to)))
  for (const [at, segment] of segments.entries())
    if (countries[at]) for (const token of inside(tokens, written, segment)) named.add(token)
  const strange = tokens.filter((token) => !named.has(token) && !BESIDE.has(token.plain))
  if (named.size === 0 || strange.length > 0) return null
  const [town = '', around = ''] = segments
  const own = matches.filter(({ from }) => (tokens[from]?.start ?? 0) < written.indexOf(town) + town.length)
  // «San Juan de Yauri, Cusco»: no list knows the town, but two others by parts of its name; «Guadalupe, Zacatecas» is one of many.
  const unclear = own.length > 1 || isDoubtful(town, own)
  const first = unclear && around !== '' && !countries[0] ? `${town}, ${around}` : town
  const city = countries[0]
    ? ''
    : first
        .replace(
          /^(?:(?:comuna|distrito|municipio|alcald[ií]a|delegaci[oó]n|partido|localidad)\s+)?(?:de|en|in)\s+/i,
          '',
        )
        .replace(/(?<=\p{L}{3})\.$/u, '')
  const country = countries.find((code) => code !== null)
  const way = WAY_OF_WORKING.exec(text.trim())?.[1]
  return {
    city: city.replace(CAPITAL, ''),
    ...(country ? { country } : settled(matches, CAPITAL.test(city))),
    ...(way && { way }),
  }
}

const isDoubtful = (town: string, matches: readonly PlaceMatch[]): boolean =>
  matches.some(({ places }) => places.some(({ doubtful }) => doubtful?.some((name) => flatten(name) === flatten(town))))

/** «León capital» is the town, and not the rest of its province: so they say in Spain. */
const CAPITAL = /\s+capital$/iu

/** «Cartagena» alone may be in Spain or in Colombia; «Cartagena, Bolívar» is not. */
function settled(matches: readonly PlaceMatch[], of_province = false): Pick<FoundPlace, 'country' | 'perhaps'> {
  const country = settlePlace(matches)?.country ?? null
  const [only, ...others] = matches
  const perhaps = [...new Set(only?.places.map((place) => place.country))]
  if (of_province && perhaps.includes('ES')) return { country: 'ES' }
  return others.length === 0 && perhaps.length > 1 ? { country, perhaps } : { country }
}

/** A town that the list does not know, before a country that it knows: «Dublin, Ireland». */
export function placeByCountry(text: string): FoundPlace | null {
  const segments = text.trim().split(/\s*,\s*/)
  // «Santa Rosa, Apodaca, N.L.»: the quarter stands before the town.
  const town = segments.length === 3 ? placeOf(segments.slice(1).join(', ')) : null
  if (town && town.city !== '') return town
  const [city = ''] = segments
  const last = segments.at(-1) ?? ''
  const country = countryNamed(last) ?? countryOfState(last)
  const named = companyScore(city) === 0 && /^\p{Lu}[\p{L}\p{M}'’ -]{2,39}$/u.test(city) && city.split(' ').length <= 4
  const numbers = /\d/.test(text.replace(/\s\d{5}$/, ''))
  return segments.length > 1 && segments.length <= 3 && country && named && !numbers ? { city, country } : null
}

const STREET =
  /^(?:c\/|calle|cl|cll|av|avda|avd|avenida|jr|jiron|carrera|cra|kra|paseo|plaza|pza|camino|ronda|travesia|urb|urbanizacion|psje|pasaje|via|blvd|boulevard|calz|calzada|rua|diagonal|transversal|manzana|mz)(?![a-z])/
const NUMBERED_STREET = /^(?:\d+\s+)?\p{L}[\p{L}\s.'’]*\s(?:n\.?[ºo°]\s*|#\s*)?\d{1,4}[a-z]?(?:\s|$)/iu

export const isStreet = (segment: string): boolean => STREET.test(flatten(segment)) || NUMBERED_STREET.test(segment)

/** Streets are often called like towns: «Av. Corrientes 1234, CABA» is not in Corrientes. */
function withoutStreet(address: string): string {
  return address
    .split(/\s*,\s*/)
    .map((segment) => /(?<!\d)\d{4,5}\s+(\p{L}.*)$/u.exec(segment)?.[1] ?? segment)
    .filter((segment) => !isStreet(segment))
    .join(', ')
}

/** A town that the list does not know stands behind a postal code all the same. */
const BEHIND_CODE = /(?<!\d)\d{5}\s+(\p{Lu}[\p{L}\p{M}'’ -]{2,30})(?:[,(]|$)/u

/** The town in an address: «C/ Mayor, 5, 28013 Madrid». */
export function townIn(written: string): FoundPlace | null {
  const address = withoutStreet(written.slice(0, LONGEST * 2))
  const behind_code = BEHIND_CODE.exec(written)?.[1]
  if (behind_code && findPlaces(fold(behind_code)).length === 0) return { city: behind_code.trim(), country: null }
  const tokens = fold(address)
  const matches = findPlaces(tokens)
  const last = matches.findLast(({ places }) => places.some(({ kind }) => kind === 'CITY'))
  const from = last && tokens[last.from]?.start
  const to = last && tokens[last.to - 1]?.end
  if (from === undefined || to === undefined) return placeByCountry(address.split(', ').slice(-2).join(', '))
  return { city: address.slice(from, to), ...settled(matches) }
}

function inside<Token extends { start: number; end: number }>(
  tokens: readonly Token[],
  text: string,
  segment: string,
): Token[] {
  const from = text.indexOf(segment)
  return tokens.filter(({ start, end }) => start >= from && end <= from + segment.length)
}

function countryNamed(segment: string): string | null {
  const plain = fold(segment)
    .map((token) => token.plain)
    .join(' ')
  const listed = COUNTRIES.get(plain) ?? (CODE.test(segment) ? segment : undefined)
  if (listed) return listed
  const tokens = fold(segment)
  const [match] = findPlaces(tokens)
  const country = match?.places.find(({ kind }) => kind === 'COUNTRY')
  return country && match?.from === 0 && match.to === tokens.length ? country.country : null
}

/** Takes a place off the end of a text: «Aceros Ríos, Bilbao, España», «Hotel Sol (Lima)». */
export function splitPlace(text: string): { rest: string; place: FoundPlace | null } {
  if (text.length > LONGEST * 2) return { rest: text, place: null }
  const bracketed = /^(.{2,}?)\s*\(([^()]{2,60})\)\s*$/.exec(text)
  if (bracketed) {
    const place = placeOf(bracketed[2] ?? '') ?? placeByCountry(bracketed[2] ?? '')
    const before = bracketed[1] ?? ''
    // «Clínica Sol, Mijas (España)»: before a country alone stands its town.
    const comma = before.lastIndexOf(',')
    const town = place?.city === '' && comma > 0 ? placeByCountry(`${before.slice(comma + 1)}, ${bracketed[2]}`) : null
    if (town) return { rest: before.slice(0, comma).trimEnd(), place: town }
    if (place) return { rest: before, place }
  }
  const segments = text.split(/\s*,\s*/)
  for (const read of [placeOf, placeByCountry]) {
    for (let from = 1; from < segments.length; from++) {
      const place = read(segments.slice(from).join(', '))
      // «Aceros Ríos, Dublin, Ireland»: before a country alone stands its town.
      const town = place?.city === '' && from > 1 ? placeByCountry(segments.slice(from - 1).join(', ')) : null
      if (town) return { rest: segments.slice(0, from - 1).join(', '), place: town }
      if (place) return { rest: segments.slice(0, from).join(', '), place }
    }
  }
  return { rest: text, place: null }
}
