import { placeName } from '#server/features/language/normalise/find-places.ts'
import { type Place, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { areasAround } from '#server/features/language/taxonomy/within.ts'
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
  const [town = '', ...around] = partsOf(city, country)
  const within = around.map((part) => townsWithin(town, part, country)).find((towns) => towns.length > 0)
  if (within) return within
  const cities = around.map((part) => placeKeys('CITY', part, { country, region }).filter(isKnown))
  const regions = around.map((part) => placeKeys('REGION', part, { country, region: null }).filter(isKnown))
  // «Bogotá D.C.», «CABA»: the name of a region, where somebody says their town.
  const named = placeKeys('REGION', city, { country, region: null }).filter(isKnown)
  return [named, ...cities, ...regions].find((found) => found.length > 0) ?? keys
}

const BETWEEN = /\s*[,()]\s*|\s+[-–—/]\s+/

/** «Chao, Virú - La Libertad», «Escobedo N.L.»: the town, and what it lies in. */
function partsOf(city: string, country: string): string[] {
  const parts = city.split(BETWEEN).filter(Boolean)
  if (parts.length > 1) return parts
  const last = city.trimEnd().lastIndexOf(' ')
  const region = city.slice(last + 1)
  const is_region = last > 0 && placeKeys('REGION', region, { country, region: null }).some(isKnown)
  return is_region ? [city.slice(0, last), region] : [city]
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

/** The same with the areas in between, as a vacancy is found by them: island, province, metropolitan area, the town of a district. */
export function indexKeysOf(place: WorkPlace): string[] {
  const keys = keysOf(place)
  return [...keys, ...areasAround(place.country, keys)]
}
