import { findPlaces, settlePlace } from '#server/features/matching/normalise/find-places.ts'
import { fold } from '#server/features/matching/normalise/fold.ts'
import { companyScore } from './names.ts'

export interface FoundPlace {
  /** As written; empty when only a country is named. */
  city: string
  country: string | null
}

const BESIDE = new Set(
  `provincia de del la el comunidad region area metropolitana metropolitan greater y alrededores estado departamento ciudad
  municipio distrito capital of community and province df d c cp zona`.split(/\s+/),
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

/** The place that a text is, when it is nothing else: «Madrid, España», «Bogotá D.C.». */
export function placeOf(text: string): FoundPlace | null {
  const written = text.trim()
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
  const country = countries.find((code) => code !== null) ?? settlePlace(matches)?.country ?? null
  const [first = ''] = segments
  return { city: countries[0] ? '' : first, country }
}

/** A town that the list does not know, before a country that it knows: «Dublin, Ireland». */
export function placeByCountry(text: string): FoundPlace | null {
  const segments = text.trim().split(/\s*,\s*/)
  const [city = ''] = segments
  const country = countryNamed(segments.at(-1) ?? '')
  const named = companyScore(city) === 0 && /^\p{Lu}[\p{L}\p{M}'’ -]{2,39}$/u.test(city) && city.split(' ').length <= 4
  return segments.length > 1 && segments.length <= 3 && country && named && !/\d/.test(text) ? { city, country } : null
}

/** The town in an address: «C/ Mayor, 5, 28013 Madrid». */
export function townIn(address: string): FoundPlace | null {
  const tokens = fold(address.slice(0, LONGEST * 2))
  const matches = findPlaces(tokens)
  const last = matches.findLast(({ places }) => places.some(({ kind }) => kind === 'CITY'))
  const from = last && tokens[last.from]?.start
  const to = last && tokens[last.to - 1]?.end
  if (from === undefined || to === undefined) return null
  return { city: address.slice(from, to), country: settlePlace(matches)?.country ?? null }
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
  const listed = COUNTRIES.get(plain)
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
    if (place) return { rest: bracketed[1] ?? '', place }
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
