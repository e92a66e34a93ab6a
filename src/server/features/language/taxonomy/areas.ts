import { folded } from '#shared/core/fold.ts'
import { readLines } from './read-data.ts'
import { taxonomy } from './taxonomy.ts'

/** By «region name», «country name» and, for a whole region, «region *»: the areas that it lies in. */
type Areas = ReadonlyMap<string, ReadonlySet<number>>

let built: Areas | undefined

/** Towns of one area are near enough to live in one and to work in another. */
export function shareArea(one: readonly number[], other: readonly number[]): boolean {
  return one.some((area) => other.includes(area))
}

/** The areas of a town of the list, by its id. */
export function areasOfPlace(id: string): number[] {
  const place = taxonomy().place(id)
  if (!place || place.kind === 'COUNTRY') return []
  const region = place.kind === 'REGION' ? place.id : (place.region_id ?? place.country)
  const names = place.kind === 'REGION' ? ['*'] : ['*', place.name, ...place.aliases]
  return found(names.map((name) => `${region} ${keyOf(name)}`))
}

/** The areas of a town that no list knows by more than its name. */
export function areasOfName(country: string, name: string): number[] {
  const known = found([`${country} ${keyOf(name)}`])
  const whole = keyOf(name).replace(SIDE, '')
  return known.length > 0 || whole === keyOf(name) ? known : found([`${country} ${whole}`])
}

/** «Lanús Oeste» is a part of Lanús. */
const SIDE = / (?:oeste|este|norte|sur|centro)$/

function found(keys: readonly string[]): number[] {
  built ??= build()
  const known = built
  return keys.flatMap((key) => [...(known.get(key) ?? [])])
}

const keyOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9*]+/g, ' ')
    .trim()

function build(): Areas {
  const areas = new Map<string, Set<number>>()
  const add = (key: string, area: number) => areas.set(key, (areas.get(key) ?? new Set()).add(area))
  for (const [area, line] of readLines('places/areas.txt').entries()) {
    for (const part of line.split(';')) {
      const [region = '', towns = ''] = part.trim().split(':')
      const [country = ''] = region.split('-')
      for (const town of towns.split(',')) {
        add(`${region} ${keyOf(town)}`, area)
        if (town.trim() !== '*') add(`${country} ${keyOf(town)}`, area)
      }
    }
  }
  return areas
}
