import { flatten } from '#server/features/language/normalise/fold.ts'
import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import type { AdText } from '../text/ad-text.ts'
import { withoutApplying } from './for-applicants.ts'
import { type NamedPlace, namedPlaces } from './named-places.ts'
import { type Around, meantBy } from './namesakes.ts'
import { siblingsOf } from './several-places.ts'
import { weightOf } from './spoken-of.ts'
import { unlistedPlace } from './unlisted-place.ts'

/** Where the work is done: what stands behind «Ubicación», then the title, then the first place that the ad speaks of as a place of work. */
export function placesOf({ title, text }: AdText, currency: string | undefined): WorkPlace[] {
  const whole = title === null ? text : `${title}\n${text}`
  const flat = flatten(whole)
  const matches = namedPlaces(whole, flat)
  const spoken = { flat, title_end: title?.length ?? 0 }
  const weighed = matches
    .filter(({ capital }) => capital)
    .map((match) => ({ match, weight: weightOf(match, spoken) }))
    .filter(({ weight }) => weight > 0)
  // «presentarse en la oficina de Quilca»: where people apply is where they work only if no other place is named.
  const open = withoutApplying(flat)
  const of_the_post = weighed.filter(({ match }) => open.slice(match.start, match.end).trim() !== '')
  const chosen = bestOf(of_the_post.length > 0 ? of_the_post : weighed)
  const around = { matches, flat, currency }
  const labelled = (weighed.find(({ match }) => match === chosen)?.weight ?? 0) >= LABELLED
  const unlisted = labelled ? undefined : unlistedPlace(whole, around)
  if (unlisted) return [unlisted]
  return chosen ? siblingsOf(chosen, matches, flat).flatMap((one) => asWorkPlaces(one, around)) : []
}

const LABELLED = 4

interface Weighed {
  match: NamedPlace
  weight: number
}

/** The one that most is said for; a town of the region that is named so says it better. */
function bestOf(weighed: readonly Weighed[]): NamedPlace | undefined {
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight || Number(isTown(b.match)) - Number(isTown(a.match)))
  if (!best || isTown(best.match)) return best?.match
  const regions = new Set(best.match.places.map(({ id }) => id))
  const inside = weighed.find(({ match }) =>
    match.places.some(
      ({ kind, region_id, country }) => kind === 'CITY' && (regions.has(region_id ?? '') || regions.has(country)),
    ),
  )
  return (inside ?? best).match
}

const isTown = ({ places }: NamedPlace): boolean => places.some(({ kind }) => kind === 'CITY')

function asWorkPlaces(match: NamedPlace, around: Around): WorkPlace[] {
  const place = meantBy(match, around)
  return place ? [asWorkPlace(place)] : []
}

function asWorkPlace({ kind, name, country, region_id }: Place): WorkPlace {
  const region = kind === 'REGION' ? name : (taxonomy().place(region_id ?? '')?.name ?? null)
  return { country, region, city: kind === 'CITY' ? name : null }
}
