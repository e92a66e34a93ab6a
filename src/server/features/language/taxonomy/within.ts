import { folded } from '#shared/core/fold.ts'
import { readLines } from './read-data.ts'
import { type Place, taxonomy } from './taxonomy.ts'

/** An island, a coast, a province, or a town with its districts: less than a region, and more than a town. */
interface Area {
  /** Of the place itself where the list of towns has it («Mallorca»), else of its own. */
  id: string
  country: string
  names: readonly string[]
  /** Where the list of towns has it, texts are searched for its names anyway. */
  is_town: boolean
}

interface Within {
  areas: readonly Area[]
  /** By the key of a town or an area: the areas right above it. */
  above: ReadonlyMap<string, readonly string[]>
  /** By the id of a district: its town. */
  town_of: ReadonlyMap<string, string>
  /** By the id of a town: the province that bears its name. */
  province_of: ReadonlyMap<string, string>
}

let built: Within | undefined
const within = (): Within => {
  built ??= build()
  return built
}

export const allAreas = (): readonly Area[] => within().areas

/** All areas that hold one of these: ids of places, or `city name` for a town that no list knows. */
export function areasAround(country: string, keys: readonly string[]): string[] {
  const { above } = within()
  const found = new Set<string>()
  const waiting = keys.map((key) => (taxonomy().place(key) ? key : unlisted(country, key)))
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const area of above.get(key) ?? []) {
      if (found.has(area)) continue
      found.add(area)
      waiting.push(area)
    }
  }
  return [...found].filter((id) => !keys.includes(id))
}

/** The town that a district is a part of: its vacancies seldom say the district. */
export const townOfDistrict = (id: string): string | undefined => within().town_of.get(id)

/** «Málaga» may mean its province. */
export const provinceNamedLike = (id: string): string | undefined => within().province_of.get(id)

const unlisted = (country: string, key: string): string => `${country} ${key}`
const keyOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

interface Line {
  region: string
  country: string
  kind: string
  names: string[]
  towns: string[]
}

/** `region kind name = other name: towns` */
function readLine(line: string): Line {
  const [head = '', towns = ''] = line.split(':')
  const [, region = '', kind = '', names = ''] = /^(\S+) (province|area|city) (.+)$/.exec(head.trim()) ?? []
  const list = (text: string, between: string) =>
    text
      .split(between)
      .map((one) => one.trim())
      .filter(Boolean)
  return { region, country: region.slice(0, 2), kind, names: list(names, '='), towns: list(towns, ',') }
}

function build(): Within {
  const lines = readLines('places/within.txt').map(readLine)
  const towns = townsByName()
  const at = (region: string, name: string): string | undefined => towns.get(`${region} ${keyOf(name)}`)?.id
  const ids = new Map(lines.map((line) => [line, idOf(line, at)]))
  const by_name = new Map(lines.map((line) => [`${line.region} ${keyOf(line.names[0] ?? '')}`, ids.get(line) ?? '']))
  const above = new Map<string, string[]>()
  const town_of = new Map<string, string>()
  const province_of = new Map<string, string>()
  for (const line of lines) {
    const { region, country, kind, names } = line
    const id = ids.get(line) ?? ''
    const rest = line.towns.includes('*') ? restOf(line, lines, at) : line.towns
    for (const town of rest) {
      const key =
        at(region, town) ?? by_name.get(`${region} ${keyOf(town)}`) ?? unlisted(country, `city ${keyOf(town)}`)
      if (key === id) continue
      above.set(key, [...(above.get(key) ?? []), id])
      if (kind === 'city') town_of.set(key, id)
    }
    const capital = at(region, names[0] ?? '')
    if (kind === 'province' && capital) province_of.set(capital, id)
  }
  return { areas: lines.map((line) => areaOf(line, ids.get(line) ?? '')), above, town_of, province_of }
}

const idOf = ({ region, kind, names: [name = ''] }: Line, at: (region: string, name: string) => string | undefined) =>
  (kind === 'province' ? undefined : at(region, name)) ?? `${region}/${keyOf(name).replaceAll(' ', '-')}`

function areaOf({ country, kind, names }: Line, id: string): Area {
  const said =
    kind === 'province'
      ? names.flatMap((name) => [`provincia de ${name}`, `${name} provincia`, `provincia ${name}`])
      : names
  return { id, country, names: said, is_town: taxonomy().place(id) !== undefined }
}

/** What no other line of the same kind takes. */
function restOf(line: Line, lines: readonly Line[], at: (region: string, name: string) => string | undefined) {
  const { region, kind } = line
  const others = lines.filter((one) => one !== line && one.region === region && one.kind === kind)
  const taken = new Set(others.flatMap(({ towns }) => towns.map((town) => at(region, town))))
  return taxonomy()
    .places.filter(({ region_id, id }) => region_id === region && !taken.has(id))
    .map(({ name }) => name)
}

/** By region, or country where it has none, and each of their names. */
function townsByName(): Map<string, Place> {
  const towns = taxonomy().places.filter(({ kind }) => kind === 'CITY')
  const named = towns.flatMap((town) =>
    [...town.aliases, town.name].map((name): [string, Place] => [
      `${town.region_id ?? town.country} ${keyOf(name)}`,
      town,
    ]),
  )
  return new Map(named)
}
