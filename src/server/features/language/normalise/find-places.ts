import { type Place, taxonomy } from '../taxonomy/taxonomy.ts'
import { fold, type Token } from './fold.ts'

export interface PlaceMatch {
  places: readonly Place[]
  /** Token positions: `from` inclusive, `to` exclusive. */
  from: number
  to: number
}

interface PlaceNode {
  next: Map<string, PlaceNode>
  places: Place[]
}

let built: PlaceNode | undefined

/** Names of places among the tokens, longest first; one name may belong to several places («León», «Santiago»). */
export function findPlaces(tokens: readonly Token[]): PlaceMatch[] {
  built ??= build()
  const matches: PlaceMatch[] = []
  for (let from = 0; from < tokens.length; ) {
    const match = longestFrom(tokens, from, built)
    if (match) matches.push(match)
    from = match ? match.to : from + 1
  }
  return matches
}

function longestFrom(tokens: readonly Token[], from: number, root: PlaceNode): PlaceMatch | undefined {
  let node: PlaceNode | undefined = root
  let best: PlaceMatch | undefined
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token || (at > from && !token.glued)) break
    node = node.next.get(token.plain)
    if (!node) break
    if (node.places.length > 0) best = { places: node.places, from, to: at + 1 }
  }
  return best
}

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
  const root = emptyNode()
  for (const place of taxonomy().places) {
    for (const name of [place.name, ...place.aliases]) {
      let node = root
      for (const token of fold(name)) node = childOf(node, token.plain)
      node.places.push(place)
    }
  }
  return root
}

function childOf(node: PlaceNode, key: string): PlaceNode {
  const known = node.next.get(key)
  if (known) return known
  const child = emptyNode()
  node.next.set(key, child)
  return child
}

const emptyNode = (): PlaceNode => ({ next: new Map(), places: [] })
