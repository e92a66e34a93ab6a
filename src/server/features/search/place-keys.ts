import { placeName } from '#server/features/language/normalise/find-places.ts'
import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'

/** Remote from anywhere: found whatever country is asked for. */
export const ANYWHERE = '*'

let built: Map<string, Place[]> | undefined

function placesByName(): Map<string, Place[]> {
  if (built) return built
  built = new Map()
  for (const place of taxonomy().places) {
    for (const name of [place.name, ...place.aliases]) {
      const key = `${place.kind} ${placeName(name)}`
      const known = built.get(key)
      if (known) known.push(place)
      else built.set(key, [place])
    }
  }
  return built
}

type Kind = 'REGION' | 'CITY'

/** Every place of that name, «cdmx» and «Ciudad de México» alike; a name that no list knows stands for itself. */
export function placeKeys(kind: Kind, name: string, within?: Pick<WorkPlace, 'country' | 'region'>): string[] {
  const known = placesByName().get(`${kind} ${placeName(name)}`) ?? []
  const here = within ? known.filter((place) => isWithin(place, within)) : known
  return here.length > 0 ? here.map(({ id }) => id) : [`${kind.toLowerCase()} ${placeName(name)}`]
}

function isWithin(place: Place, { country, region }: Pick<WorkPlace, 'country' | 'region'>): boolean {
  if (place.country !== country) return false
  if (place.kind !== 'CITY' || region === null || place.region_id === undefined) return true
  return placeKeys('REGION', region, { country, region: null }).includes(place.region_id)
}

/** «Outeiro de Rei, Lugo»: where no list knows the town, what it lies in stands for it, as it tells «Guadalupe, Zacatecas» from others. */
function townKeys(city: string, { country, region }: WorkPlace): string[] {
  const keys = placeKeys('CITY', city, { country, region })
  if (keys.some(isKnown)) return keys
  const comma = city.lastIndexOf(',')
  const around = city.slice(comma + 1)
  const within = comma > 0 ? townsWithin(city.slice(0, comma), around, country) : []
  if (within.length > 0) return within
  const cities = placeKeys('CITY', around, { country, region }).filter(isKnown)
  const regions = placeKeys('REGION', around, { country, region: null }).filter(isKnown)
  return cities.length > 0 ? cities : regions.length > 0 ? regions : keys
}

/** Those of a name that lie in a region, or in the region of another town. */
function townsWithin(name: string, around: string, country: string): string[] {
  const inside = { country, region: null }
  const regions = new Set(
    [...placeKeys('REGION', around, inside), ...placeKeys('CITY', around, inside)].map((key) => regionOf(key)),
  )
  return placeKeys('CITY', name, inside).filter((key) => isKnown(key) && regions.has(regionOf(key)))
}

const isKnown = (key: string): boolean => taxonomy().place(key) !== undefined

const regionOf = (id: string): string | undefined => {
  const place = taxonomy().place(id)
  return place?.kind === 'REGION' ? place.id : place?.region_id
}

/** A place with all that contains it: country, region, city. */
export function keysOf(place: WorkPlace): string[] {
  const { country, region, city } = place
  const cities = city ? townKeys(city, place) : []
  const around = cities.flatMap((id) => regionOf(id) ?? [])
  const regions = region ? placeKeys('REGION', region, { country, region: null }) : around
  return [country, ...regions, ...cities]
}
