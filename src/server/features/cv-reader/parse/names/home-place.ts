import { flatten } from '#server/features/language/normalise/fold.ts'
import { canBeTown } from '../head/head.ts'
import { type FoundPlace, isStreet, placeOf } from './places.ts'

const LONGEST = 90
const MOST_PARTS = 4
const MOST_CAPITALS = 2
/** A quarter, a housing estate or a street: part of a town, and none itself. */
const QUARTER =
  /^(?:el |la )?(?:barrio|bo\.?|b[°º.]|bda\.?|barriada|col\.?|colonia|fracc\.?|urb\.?|urbanizacion|sector|zona|poblacion|villa|asoc\.?|aa\.?hh\.?|mz\.?|lt\.?|distrito|edificio|conjunto|res(?:idencial)?\.?|poligono|pol\.?)(?:\s|\d|$)/

/** The town where somebody lives, named with its quarter, its district or its county: «Parcona, Ica», «Rubí (Vallès)». `is_named`: who it is has been read. */
export function homePlaceOf(text: string, is_named = true): FoundPlace | null {
  const written = text.trim().replace(/\.$/, '')
  if (written.length > LONGEST || /\d{6}/.test(written)) return null
  const parts = written.split(/\s*[,(]\s*|\s*\)\s*/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > MOST_PARTS) return null
  const known = parts.map((part) => (isQuarter(part) ? null : placeOf(part)))
  const first = known.findIndex((place) => place !== null)
  if (first < 0 || !parts.every((part, at) => known[at] || isQuarter(part) || canBeTown(part))) return null
  const around = parts.filter((_, at) => known[at]).join(', ')
  const place = placeOf(around)
  const [town = ''] = parts
  // «Outeiro de Rei, Lugo»: where no list knows the town, what it lies in says where it is.
  if (first === 0 || isQuarter(town) || !place) return place
  // Where nobody is named yet, two or three words with a capital are rather a person.
  if (!is_named || (town.match(/\p{Lu}/gu) ?? []).length > MOST_CAPITALS) return null
  return { ...place, city: `${town}, ${parts[first]}` }
}

const isQuarter = (part: string): boolean => QUARTER.test(flatten(part)) || isStreet(part)
