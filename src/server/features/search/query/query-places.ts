import { findPlaces, placeName } from '#server/features/language/normalise/find-places.ts'
import type { Token } from '#server/features/language/normalise/fold.ts'
import { areasOfPlace, shareArea } from '#server/features/language/taxonomy/areas.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { allAreas, provinceNamedLike, townOfDistrict } from '#server/features/language/taxonomy/within.ts'
import { isStopWord, lexemeOf, marked } from './lexemes.ts'
import { allOf, anyOf, condition, type Part, thingOr, widerBy } from './query-parts.ts'

/** A stretch of typed words that names places; `to` is exclusive. */
interface PlaceNamed {
  from: number
  to: number
  ids: readonly string[]
}

/** Towns, regions and countries, and the areas between them: «provincia de Málaga», «Valle de Aburrá». */
export function placesNamed(tokens: readonly Token[]): PlaceNamed[] {
  const areas = areasNamed(tokens)
  const places = findPlaces(tokens)
    .filter(({ from, to }) => !areas.some((area) => from < area.to && area.from < to))
    .map(({ places: found, from, to }) => ({ from, to, ids: found.map(({ id }) => id) }))
  return [...areas, ...places]
}

const LONGEST = 8

function areasNamed(tokens: readonly Token[]): PlaceNamed[] {
  const named: PlaceNamed[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let to = Math.min(tokens.length, from + LONGEST); to > from; to--) {
      const words = tokens.slice(from, to).map(({ plain }) => plain)
      const ids = areaIds().get(words.join(' '))
      if (!ids) continue
      named.push({ from, to, ids })
      from = to - 1
      break
    }
  }
  return named
}

let by_name: Map<string, string[]> | undefined

/** Those that the list of towns does not have: it is searched anyway. */
function areaIds(): ReadonlyMap<string, string[]> {
  if (by_name) return by_name
  by_name = new Map()
  for (const { id, names, is_town } of allAreas()) {
    for (const name of is_town ? names.slice(1) : names) {
      const key = placeName(name)
      by_name.set(key, [...(by_name.get(key) ?? []), id])
    }
  }
  return by_name
}

/** Areas of that whole name, as a filter says it. */
export const areasOfThatName = (name: string): readonly string[] => areaIds().get(placeName(name)) ?? []

/**
 * There, and after it in the town of a district, whose vacancies seldom say which; in a wide search all that people
 * from there go to work to every day.
 */
export function placePart({ ids }: PlaceNamed, tokens: readonly Token[], wide: boolean): Part {
  const written = tokens.filter((token) => !isStopWord(token)).map((token) => condition(lexemeOf(token)))
  const thing = placesPart(ids)
  const part = written.length > 0 ? thingOr(thing, [allOf(written)]) : thing
  const wider = new Set([...ids.flatMap((id) => townOfDistrict(id) ?? []), ...(wide ? ids.flatMap(around) : [])])
  return wider.size > 0 ? widerBy(part, placesPart([...wider])) : part
}

const placesPart = (ids: readonly string[]): Part => anyOf(ids.map((id) => condition(marked('place', id))))

/** The province of that name, the towns of its area, and the region where there is neither. */
function around(id: string): string[] {
  const place = taxonomy().place(id)
  if (place?.kind !== 'CITY') return []
  const areas = areasOfPlace(id)
  const near = taxonomy().places.filter(
    (one) => one.country === place.country && one.id !== id && shareArea(areas, areasOfPlace(one.id)),
  )
  const province = provinceNamedLike(id)
  const found = [...near.map((one) => one.id), ...(province ? [province] : [])]
  return found.length > 0 ? found : place.region_id ? [place.region_id] : []
}
