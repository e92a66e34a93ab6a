import { findPlaces, type PlaceMatch, settlePlace } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import type { AdText } from '../text/ad-text.ts'

/** «en Gijón», «(Madrid)», «Zona: Palermo», or where a line begins. */
const LEADS =
  /(?:(?<![a-z])(?:en|por|zona|desde|sede|de|lugar|ubicacion|para|ciudad)[: ]+(?:el |la |los |las )?(?:centro de |ciudad de )?|[^a-z0-9 ]\s*|^)$/
/** «grado en», «Banco de Santiago»: most of what follows other words is a name of something else. */
const REACH = 30

/** Where the work is done: the first place that the ad speaks of as a place. */
export function placeOf({ title, text }: AdText, currency: string | undefined): WorkPlace | undefined {
  const whole = title === null ? text : `${title}\n${text}`
  const flat = flatten(whole)
  const tokens = fold(whole)
  const matches = findPlaces(tokens)
  const named = matches.filter(({ from, to, places }) => {
    const start = tokens[from]?.start ?? 0
    // «campaña» is not Campana: people leave the tilde out, but nobody puts one in.
    const tilde = /ñ/i.test(whole.slice(start, tokens[to - 1]?.end))
    if (tilde && !places.some(({ name, aliases }) => [name, ...aliases].some((one) => /ñ/i.test(one)))) return false
    const capital = whole.charAt(start) !== flat.charAt(start)
    return capital && (start < (title?.length ?? 0) || LEADS.test(flat.slice(Math.max(0, start - REACH), start)))
  })
  const city = named.find(({ places }) => places.some(({ kind }) => kind === 'CITY'))
  const chosen = city ?? named[0]
  const paid_in = COUNTRY_OF.get(currency ?? '')
  const paid_there = chosen?.places.find(({ kind, country }) => kind === 'CITY' && country === paid_in)
  const place = paid_there ?? (chosen && settlePlace([chosen, ...framesOf(matches)]))
  return place && asWorkPlace(place)
}

/** Two cities of one name are told apart by the money that is paid there. */
const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({ EUR: 'ES', MXN: 'MX', COP: 'CO', CLP: 'CL', ARS: 'AR', PEN: 'PE' }),
)

/** Regions and countries named anywhere say which of two cities of one name is meant. */
const framesOf = (matches: readonly PlaceMatch[]): PlaceMatch[] =>
  matches.filter(({ places }) => places.every(({ kind }) => kind !== 'CITY'))

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
