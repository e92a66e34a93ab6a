import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { quietName } from '../head/proper-name.ts'

/** «MALAGA» and «malaga» are written as the list of places has them; a town with capitals of its own stays. */
export function writtenTown(city: string): string {
  if (city !== city.toUpperCase() && city !== city.toLowerCase()) return city
  return city
    .split(', ')
    .map((part) => listedName(part) ?? quietName(part))
    .join(', ')
}

function listedName(part: string): string | undefined {
  const flat = flatten(part)
  return findPlaces(fold(part))
    .flatMap(({ places }) => places.flatMap(({ name, aliases }) => [name, ...aliases]))
    .find((name) => flatten(name) === flat)
}
