import { flatten } from '../normalise/fold.ts'
import { boundedDistance } from '../taxonomy/edit-distance.ts'
import { type Place, type Role, type Skill, taxonomy } from '../taxonomy/taxonomy.ts'

const ENOUGH_TO_TRUST = 3

interface Entry<Concept> {
  concept: Concept
  text: string
  /** Lower comes first among equally good hits. */
  rank: number
}

export const searchSkills = searchOver((): Entry<Skill>[] => taxonomy().skills.flatMap(namesOf))
export const searchRoles = searchOver((): Entry<Role>[] => taxonomy().roles.flatMap(namesOf))
/** A place that begins like what was typed is what was meant: «Managua» is no answer to «malaga». */
export const searchPlaces = searchOver(placeEntries, 1)

/** Countries first, then the cities in the order of their region's list, which begins with the main ones; those of countries without regions last. */
function placeEntries(): Entry<Place>[] {
  let place_in_list = 0
  return taxonomy().places.flatMap((place) => {
    place_in_list = place.kind === 'CITY' ? place_in_list + 1 : 0
    const rank =
      place.kind === 'COUNTRY' ? 0 : place.kind === 'REGION' ? REGION_RANK : Math.min(place_in_list, LAST_RANK)
    const names = [place.name, ...place.aliases]
    const far = place.kind === 'CITY' && !place.region_id ? FAR_RANK : 0
    return names.map((name, at) => ({ concept: place, text: searchable(name), rank: rank + far + (at === 0 ? 0 : 1) }))
  })
}

const REGION_RANK = 4
const LAST_RANK = 7
const FAR_RANK = 2

function namesOf<Concept extends Skill | Role>(concept: Concept): Entry<Concept>[] {
  const names = new Set([concept.name_es, concept.name_en, ...concept.aliases].map(searchable))
  return [...names].map((text, at) => ({ concept, text, rank: at === 0 ? 0 : 1 }))
}

const searchable = (text: string): string =>
  flatten(text)
    .replace(/[^a-z0-9+#.@/]+/g, ' ')
    .trim()

/** Typed text → concepts, best first: the whole name, its beginning, the beginning of a word in it, then near misses. */
function searchOver<Concept>(
  load: () => Entry<Concept>[],
  enough = ENOUGH_TO_TRUST,
): (query: string, limit: number) => Concept[] {
  let entries: readonly Entry<Concept>[] | undefined
  return (query, limit) => {
    entries ??= load()
    const wanted = searchable(query.slice(0, 80))
    if (wanted === '' || limit < 1) return []
    const best = new Map<Concept, number>()
    for (const typed of new Set([wanted, masculine(wanted)])) rate(entries, best, (text) => literalCost(text, typed))
    if (best.size < enough && wanted.length > 2) rate(entries, best, (text) => typoCost(text, wanted))
    return [...best]
      .sort((a, b) => a[1] - b[1])
      .slice(0, limit)
      .map(([concept]) => concept)
  }
}

function rate<Concept>(
  entries: readonly Entry<Concept>[],
  best: Map<Concept, number>,
  score: (text: string) => number | undefined,
): void {
  for (const { concept, text, rank } of entries) {
    const cost = score(text)
    if (cost === undefined) continue
    const total = cost * 1000 + rank * 100 + Math.min(text.length, 99)
    if (total < (best.get(concept) ?? Number.POSITIVE_INFINITY)) best.set(concept, total)
  }
}

/** Names are listed in the masculine: «programadora» finds «programador», «mesera» finds «mesero». */
const masculine = (wanted: string): string =>
  wanted.replace(/oras?(?= |$)/g, 'or').replace(/(?<=[a-z]{3})as?(?= |$)/g, 'o')

function literalCost(text: string, wanted: string): number | undefined {
  const at = text.indexOf(wanted)
  if (at < 0) return everyWordBegins(text, wanted) ? 3 : undefined
  if (at === 0) return text.length === wanted.length ? 0 : 1
  return text.charAt(at - 1) === ' ' ? 2 : undefined
}

function everyWordBegins(text: string, wanted: string): boolean {
  if (!wanted.includes(' ')) return false
  const words = text.split(' ')
  return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

/** One slip up to five letters, two above; compared with as much of the name as was typed. */
function typoCost(text: string, wanted: string): number | undefined {
  const allowed = wanted.length > 5 ? 2 : 1
  if (text.charAt(0) !== wanted.charAt(0) && text.charAt(1) !== wanted.charAt(1)) return undefined
  const slips = boundedDistance(wanted, text, allowed)
  return slips === undefined ? undefined : 4 + slips
}
