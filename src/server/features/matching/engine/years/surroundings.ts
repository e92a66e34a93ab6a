import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { KnownJob, PreparedCandidate } from '../candidate.ts'
import { isNaturalPlace, type Workplace, workplacesIn } from '../said/workplaces.ts'
import { areKin, usualOf } from '../trades.ts'
import type { LineFact } from '../types.ts'
import { contentWords, isVague, rootsByWord, saysNothing } from '../words/content-words.ts'

/** Where, or in which field, years are asked for: «en unidad minera», «en niñez vulnerada»; each of its ways. */
export interface Surroundings {
  text: string
  ways: readonly Way[]
}

interface Way {
  words: readonly string[]
  roots: ReadonlyMap<string, string>
  skills: readonly string[]
  places: readonly Workplace[]
}

/** What is done there and not where: «en mantenimiento», «en instalación». */
const DEED = /^(?:\p{L}+(?:miento|ci[oó]n|ciones|sis|aje)|ventas?|compras?|limpieza|cocina)(?!\p{L})/iu
const SHORTEST = 4
const EN = / en (?:el |la |los |las |un |una )?/giu
const BETWEEN = /,? (?:[ouy]|y\/o) (?:en )?|, (?:en )?|\//u
/** They say that it is a place or how large it is, and not which. */
const ANY_PLACE =
  /^(?:unid|centr|aul|privad|public|grand|pequen|median|similar|local|instituci|entidad|empres|sector|rubr|industri|proyect|nivel|equip)/

/** None where the name of the work says it already, as «farmacia» of an «auxiliar de farmacia», or where it may be anything. */
export function surroundingsAsked(name: string, role_id: string | null): Surroundings | null {
  const role = role_id ?? roleIdOf(name)
  // «Técnico en refrigeración» is a trade; what stands behind it is where it is done.
  const split = [...name.matchAll(EN)].find(({ index }) => role !== null && roleIdOf(name.slice(0, index)) === role)
  if (!split || role === null) return null
  const text = name
    .slice(split.index + split[0].length)
    .replace(/ ?\([^()]*\)/gu, '')
    .trim()
  const own = contentWords(`${tradeIn(name.slice(0, split.index))} ${taxonomy().role(role)?.name_es ?? ''}`)
  const ways = text.split(BETWEEN).map((way) => wayOf(way, own, role))
  return ways.every((way) => way !== null) ? { text, ways } : null
}

/** «Nutricionista» of «Nutricionista de concesionario»: what a title adds to its trade is where it is done, and no part of it. */
const tradeIn = (name: string): string =>
  findTitleRoles(name)
    .map(({ text }) => text)
    .join(' ') || name

function wayOf(text: string, own: readonly string[], role: string): Way | null {
  const words = contentWords(text).filter((word) => word.length >= SHORTEST && !ANY_PLACE.test(word))
  const places = workplacesIn(text)
  const skills = findConcepts(text).flatMap(({ kind, id }) => (kind === 'skill' ? [id] : []))
  const is_open = words.length === 0 || DEED.test(text) || saysNothing(text) || isVague(words)
  if (
    is_open ||
    places.some((place) => isNaturalPlace(place, taxonomy().role(role)?.family ?? '')) ||
    skills.some((id) => usualOf(role).includes(id))
  )
    return null
  if (words.some((word) => own.some((other) => other === word || areKin(word, other)))) return null
  return { words, roots: rootsByWord(text), skills, places }
}

/** How many months of a job were there, as far as it tells: null where it does not speak of it. */
export function monthsThere({ ways }: Surroundings, job: KnownJob, candidate: PreparedCandidate): number | null {
  const { fact, from, to } = job
  const by_house = ways.some(({ places }) => places.some((place) => fact.places?.includes(place)))
  const lines = linesOf(job, candidate).filter((line) => ways.some((way) => speaksOf(way, line)))
  const by_skill = ways.some(({ skills }) => skills.some((id) => showsSkill(job, id)))
  if (!by_house && !by_skill && lines.length === 0) return null
  const said = lines.map((line) => lengthIn(line, candidate)).find((months) => months !== null)
  // «Ocho meses fueron dentro de la mina», of a job of three years.
  return said && lines.length === 1 ? Math.min(said, to - from) : to - from
}

const showsSkill = ({ fact: { skills } }: KnownJob, id: string): boolean =>
  skills.some(({ term, denied }) => !denied && taxonomy().skillRelation(id, term) === 1)

const OF_A_JOB = /^experience\.\d+\./

function linesOf({ fact }: KnownJob, { lines }: PreparedCandidate): LineFact[] {
  const path = OF_A_JOB.exec(fact.source.cv_path)?.[0]
  return path === undefined ? [] : lines.facts.filter(({ source }) => source.cv_path.startsWith(path))
}

const speaksOf = ({ words, roots }: Way, line: LineFact): boolean =>
  words.some((word) => {
    const root = roots.get(word)
    return (
      line.words.includes(word) ||
      (root !== undefined && (line.words.includes(root) || line.roots?.includes(root))) ||
      line.words.some((own) => areKin(word, own))
    )
  })

const LENGTH = new RegExp(`(?<![a-z0-9])(\\d{1,2}|${NUMBER_WORDS}) (anos?|mes(?:es)?)(?![a-z])`)

function lengthIn({ source: { cv_path, start, end } }: LineFact, { texts }: PreparedCandidate): number | null {
  const [, count, unit] = LENGTH.exec(flatten((texts[cv_path] ?? '').slice(start, end))) ?? []
  return count === undefined || unit === undefined ? null : numberFrom(count) * (unit.startsWith('a') ? 12 : 1)
}
