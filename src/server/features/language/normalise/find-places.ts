import { type Place, taxonomy } from '../taxonomy/taxonomy.ts'
import { fold, type Token } from './fold.ts'

export interface PlaceMatch {
  places: readonly Place[]
  /** Token positions: `from` inclusive, `to` exclusive. */
  from: number
  to: number
}

interface PlaceNode {
  next?: Map<string, PlaceNode>
  certain: Place[]
  /** Places of which this is a doubtful name. */
  doubtful?: Place[]
}

interface Named {
  certain: readonly Place[]
  doubtful: readonly Place[]
  from: number
  to: number
}

let built: PlaceNode | undefined

/** Names of places among the tokens, longest first; one name may belong to several places («León», «Santiago»). */
export function findPlaces(tokens: readonly Token[]): PlaceMatch[] {
  built ??= build()
  const named: Named[] = []
  for (let from = 0; from < tokens.length; ) {
    const match = longestFrom(tokens, from, built)
    if (match) named.push(match)
    from = match ? match.to : from + 1
  }
  return named.flatMap((one, at) => meantBeside(one, named[at - 1], named[at + 1], tokens))
}

function longestFrom(tokens: readonly Token[], from: number, root: PlaceNode): Named | undefined {
  let node: PlaceNode | undefined = root
  let best: Named | undefined
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || (at > from && !token.glued && !isShort(tokens[at - 1], token))) break
    node = node.next?.get(spelled(token))
    if (!node) break
    const { certain, doubtful = NONE } = node
    if (certain.length + doubtful.length > 0) best = { certain, doubtful, from, to: at + 1 }
  }
  return best
}

const NONE: readonly Place[] = []

/** «Sta. Catarina», «Cd. Juárez», «Edo. Méx.» */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cd: 'ciudad',
    col: 'colonia',
    dpto: 'departamento',
    edo: 'estado',
    fco: 'francisco',
    gral: 'general',
    prov: 'provincia',
    pto: 'puerto',
    sta: 'santa',
    sto: 'santo',
  }),
)

/** The name of a place as it is looked up, whole words for short ones. */
export const placeName = (name: string): string => fold(name).map(spelled).join(' ')

const spelled = ({ plain }: Token): string => SHORT.get(plain) ?? plain

/** A dot and a space stand behind what is written short, as in «José C. Paz». */
const isShort = (before: Token | undefined, { start }: Token): boolean =>
  before !== undefined && (before.plain.length === 1 || SHORT.has(before.plain)) && start === before.end + 2

/** Without the places that a doubtful name does not mean here, and without names of quarters. */
function meantBeside(
  { certain, doubtful, from, to }: Named,
  before: Named | undefined,
  after: Named | undefined,
  tokens: readonly Token[],
): PlaceMatch[] {
  const near = [before, after].filter((one) => one !== undefined).filter((one) => isNear(one, from, to))
  const around = near.flatMap((one) => one.certain)
  const framed = doubtful.filter((place) => around.some((other) => isFrame(other, place)))
  const places = framed.length > 0 ? [...framed, ...certain] : certain
  if (places.length === 0 || (after?.from === to && isQuarter(places, after.certain, tokens[from]))) return []
  return [{ places, from, to }]
}

/** «San Miguel, provincia de Lima» */
const WORDS_BETWEEN = 3
const isNear = (one: Named, from: number, to: number): boolean =>
  one.from >= to ? one.from - to <= WORDS_BETWEEN : from - one.to <= WORDS_BETWEEN

/** The region or country that a place is in, another town of the same region, or a town of that very region. */
function isFrame(other: Place, place: Place): boolean {
  if (other.id === place.id) return false
  if (other.kind === 'COUNTRY') return other.country === place.country
  const region = place.kind === 'REGION' ? place.id : place.region_id
  return region !== undefined && (other.id === region || other.region_id === region)
}

const QUARTER = new Set(
  'san santa santo sant villa valle colonia barrio residencial los las la el nueva nuevo'.split(' '),
)

/** «Santa Rosa, Apodaca»: saints name a quarter of many a town, and what follows says of which. */
const isQuarter = (places: readonly Place[], after: readonly Place[], first: Token | undefined): boolean =>
  QUARTER.has(first?.plain ?? '') &&
  after.length > 0 &&
  !places.some(({ country }) => after.some((other) => other.country === country))

/** The place meant by one or more names: a region or country beside a city says which city. */
export function settlePlace(matches: readonly PlaceMatch[]): Place | undefined {
  const frames = new Set(
    matches.flatMap(({ places }) => places.flatMap((place) => (place.kind === 'CITY' ? [] : [place.id]))),
  )
  const candidates = matches.flatMap(({ places }) => places)
  const cities = candidates.filter(({ kind }) => kind === 'CITY')
  const beside = matches.length > 1 ? matches.flatMap((match) => citiesFramedBeside(match, matches)) : []
  const framed = cities.find(({ region_id, country }) => (region_id && frames.has(region_id)) || frames.has(country))
  const shared = cities.find(({ country }) => matches.length > 1 && isInAll(country, matches))
  return beside[0] ?? shared ?? framed ?? cities[0] ?? candidates[0]
}

/** «San Juan de Miraflores, Lima»: what says where a town is stands beside it, and is not its own name once more. */
function citiesFramedBeside({ places }: PlaceMatch, matches: readonly PlaceMatch[]): Place[] {
  const others = matches.flatMap((match) => (match.places === places ? [] : match.places))
  const frames = new Set(others.flatMap(({ kind, id }) => (kind === 'CITY' ? [] : [id])))
  return places.filter(
    ({ kind, region_id, country }) =>
      kind === 'CITY' && ((region_id !== undefined && frames.has(region_id)) || frames.has(country)),
  )
}

/** «Maipú, Santiago»: of the towns of a name, the one in the country that the others are in too. */
const isInAll = (country: string, matches: readonly PlaceMatch[]): boolean =>
  matches.every(({ places }) => places.some((place) => place.country === country))

function build(): PlaceNode {
  const root: PlaceNode = { certain: [] }
  for (const place of taxonomy().places) {
    for (const name of [place.name, ...place.aliases]) {
      let node = root
      for (const token of fold(name)) node = childOf(node, spelled(token))
      if (place.doubtful?.includes(name)) node.doubtful = [...(node.doubtful ?? NONE), place]
      else node.certain.push(place)
    }
  }
  return root
}

function childOf(node: PlaceNode, key: string): PlaceNode {
  node.next ??= new Map()
  const known = node.next.get(key)
  if (known) return known
  const child: PlaceNode = { certain: [] }
  node.next.set(key, child)
  return child
}
