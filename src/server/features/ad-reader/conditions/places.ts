import { findPlaces, type PlaceMatch } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import type { AdText } from '../text/ad-text.ts'
import { meantBy } from './namesakes.ts'

/** «en Gijón», «(Madrid)», «Zona: Palermo», or where a line begins. */
const LEADS =
  /(?:(?<![a-z])(?:en|por|zona|desde|sede|de|lugar|ubicacion|para|ciudad|poblacion|localidad|municipio|comuna|distrito)[: ]+(?:el |la |los |las )?(?:centro de |ciudad de )?|[^a-z0-9 ]\s*|^)$/
/** «grado en», «Banco de Santiago»: most of what follows other words is a name of something else. */
const REACH = 30

/** «Provincia: Tarragona. Población: Valls.» */
const LABELLED = /(?<![a-z])(?:poblacion|localidad|municipio|ciudad|comuna|distrito): ?$/
const isCity = (places: PlaceMatch['places']): boolean => places.some(({ kind }) => kind === 'CITY')

/** «Lugo centro» */
const PART_OF_TOWN = /^ (?:centro|capital|ciudad)(?![a-z])/

/** Where the work is done: the first place that the ad speaks of as a place. */
export function placeOf({ title, text }: AdText, currency: string | undefined): WorkPlace | undefined {
  const whole = title === null ? text : `${title}\n${text}`
  const flat = flatten(whole)
  const tokens = fold(whole)
  const matches = findPlaces(tokens).map((match) => {
    const start = tokens[match.from]?.start ?? 0
    return { ...match, start, end: tokens[match.to - 1]?.end ?? start, capital: whole[start] !== flat[start] }
  })
  const named = matches.filter(({ start, end, places, capital }) => {
    if (!capital || (/ñ/i.test(whole.slice(start, end)) && !hasTilde(places))) return false
    if (start < (title?.length ?? 0) || LEADS.test(flat.slice(Math.max(0, start - REACH), start))) return true
    return PART_OF_TOWN.test(flat.slice(end, end + REACH))
  })
  const chosen =
    named.find(({ start, places }) => LABELLED.test(flat.slice(Math.max(0, start - REACH), start)) && isCity(places)) ??
    named.find(({ places }) => isCity(places)) ??
    named[0]
  const place = chosen && meantBy(chosen, { matches, flat, currency })
  return place && asWorkPlace(place)
}

/** «campaña» is not Campana: people leave the tilde out, but nobody puts one in. */
const hasTilde = (places: PlaceMatch['places']): boolean =>
  places.some(({ name, aliases }) => [name, ...aliases].some((one) => /ñ/i.test(one)))

function asWorkPlace({ kind, name, country, region_id }: Place): WorkPlace {
  const region = kind === 'REGION' ? name : (taxonomy().places.find(({ id }) => id === region_id)?.name ?? null)
  return { country, region, city: kind === 'CITY' ? name : null }
}

const FROM_WHERE = /remot|teletrabajo|home office|vivas|residi|radicad|desde cualquier/

/** The countries from which somebody may work. */
export function remoteCountries({ text, title }: AdText): string[] | undefined {
  const sentences = [title ?? '', ...text.split(/\n|(?<=[.;!?])\s/)].filter((line) => FROM_WHERE.test(flatten(line)))
  const found = sentences.flatMap((line) =>
    findPlaces(fold(line)).flatMap(({ places }) =>
      places.flatMap((one) => (one.kind === 'COUNTRY' ? [one.country] : [])),
    ),
  )
  const countries = [...new Set(found)]
  return countries.length > 0 ? countries : undefined
}
