import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { SPANISH_MONTH } from '#shared/lexicon/months.ts'
import type { Line } from '../../lines/line.ts'
import { withText } from '../../lines/line.ts'
import { type DateSpan, findDates } from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import { emptyHead } from '../head/head.ts'
import type { Job } from '../jobs/place-job.ts'
import { employerScore, isOwnAccount, positionScore } from '../names/employers.ts'
import { placeOf } from '../names/places.ts'
import { toldWorking } from './clauses.ts'

/** The job that a clause tells of; null when it tells of none. */
export function toldJob(clause: string, line: Line): Job | null {
  const span = spanOf(clause)
  if (!span) return null
  const position = positionIn(clause)
  const company = employerIn(clause, position)
  if (position === '' && employerScore(company) < 0.75) return null
  const body = [{ ...withText(line, clause), bullet: false }]
  return { position, company, sure: false, head: emptyHead(), span, body }
}

const VERB_WITHIN = 40
/** «ETT Trabajo Ya» names it; «trabajo en» tells it. */
const NOUN = /(?<!\p{L})trabajo(?! (?:actualmente |ahora )?(?:en|como|para|con|desde)(?!\p{L}))/giu

/** «En Quito trabajé en una florería, Rosas Lago, de 1995 a 2004, de clasificadora»: a whole job in one sentence. */
export const tellsOfJob = (line: Line): boolean =>
  toldWorking(line.text.slice(0, VERB_WITHIN).replace(NOUN, '')) &&
  findDates(line.text).some(({ is_range }) => is_range) &&
  (toldJob(line.text, line) ?? toldWork(line.text, line)) !== null

/** «Trabajé 6 años en el comedor de una fábrica», «estuve de 2021 a 2024 en una cocina»: who was at work, whatever the words for it. */
export function toldWork(clause: string, line: Line): Job | null {
  const span = spanOf(clause)
  const times = span ? [] : [lengthIn(clause)].filter((length) => length !== '')
  const company = AT_PLAIN.exec(clause)?.[1]?.trim() || employerIn(clause, '')
  if ((!span && times.length === 0) || company === '') return null
  const body = [{ ...withText(line, clause), bullet: false }]
  return { position: positionIn(clause), company, sure: false, head: emptyHead(), span, body }
}

const AT_PLAIN =
  /(?<!\p{L})(?:en|con|a)\s+(?:la |el |los |las |un |una |mi )?(\p{Ll}[\p{L}\d &'’-]{2,60}?)(?=\s*(?:[,;:.()]|$)|\s+(?:desde|entre|hasta|durante|donde|de \d|\d{4})(?!\p{L}))/iu

/** «En 2010 entré en Reformas Sol, y ahí sigo» */
const STILL =
  /(?<!\p{L})(?:(?:ah[ií]|all[ií]|donde|y) (?:todav[ií]a )?(?:sigo|contin[uú]o)|hasta (?:hoy|ahora))(?!\p{L})/iu

/** «en 2011 …, hasta noviembre de 2016» are two ends of one time. */
function spanOf(clause: string): DateSpan | null {
  const spans = findDates(clause)
  const range = spans.find(({ is_range, start }) => is_range && start !== null)
  if (range) return range
  const until = spans.find(({ start }) => start === null)
  const since = spans.find(({ start }) => start !== null)
  if (until && since) return { ...since, end: until.end, is_range: true }
  return since && STILL.test(clause) ? { ...since, end: null, current: true, is_range: true } : (since ?? null)
}

const STOPS = String.raw`(?=\s*(?:[,;:.()]|$)|\s+(?:desde|entre|hasta|durante|en|con|para|por|a la|al|als|amb|fins|des|na|no|del? (?:\d|${SPANISH_MONTH})|\d{4})(?!\p{L}))`
const AS = new RegExp(
  String.raw`(?<!\p{L})(?:como|com a|coma|de|fui|soy)\s+((?:un |una )?\p{L}[\p{L} /-]{3,60}?)${STOPS}`,
  'giu',
)
const ROLE_PHRASE = new RegExp(`^.{3,60}?${STOPS}`, 'u')

const STRONG = 2

/** «como supervisora de sala», or a position among the words. */
export function positionIn(clause: string): string {
  for (const [, said = ''] of clause.matchAll(AS)) {
    if (positionScore(said) >= 1) return said.replace(/^una? /, '')
  }
  for (const start of [0, ...findTitleRoles(clause).map((role) => role.start)]) {
    const [phrase = ''] = ROLE_PHRASE.exec(clause.slice(start)) ?? []
    if (positionScore(phrase) >= (start === 0 ? STRONG : 1)) return phrase.trim()
  }
  return ''
}

const NAME = String.raw`\p{Lu}[\p{L}\d.&'’-]*(?:\s+(?:(?:de|del|de la|de los|de las|la|los|y|e|i|&|para)\s+)?(?:l['’]|d['’])?(?:\p{Lu}|\d)[\p{L}\d.&'’-]*)*`
const AT_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:en|con|para|a|al|de|na|no|amb)\s+(?:la |el |los |las |l['’])?(?:empresa |compa[ñn][ií]a |firma |tienda |fleca |botiga |forn |bar |restaurante |panader[ií]a )?(${NAME})|\((${NAME})\)`,
  'gu',
)
/** «en una florería, Rosas Lago,»: what it is, and its name. */
const AT_NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:en|con|para)\s+(?:un|una|la|el)\s+\p{Ll}[\p{L} ]{2,30},\s+(${NAME})(?=\s*[,.;(]|$)`,
  'u',
)
const AT_WORDS =
  /(?<!\p{L})(?:en|con)\s+(?:la |el |los |las |un |una |mi )?(\p{Ll}[\p{L}\d &'’-]{2,60}?)(?=\s*(?:[,;:.()]|$)|\s+(?:desde|entre|hasta|durante|de \d|\d{4})(?!\p{L}))/giu
const OWN =
  /(?<!\p{L})(?:por mi cuenta|por cuenta propia|freelance|aut[oó]nom[oa]|independiente|sal[oó]n propio|negocio propio)(?!\p{L})/iu

/** Who the work was for: a name behind «en», «con» or «para», or nobody. */
function employerIn(clause: string, position: string): string {
  const names = [...clause.matchAll(AT_NAME)]
    .map(([, name, bracketed]) => (name ?? bracketed ?? '').replace(/[.,]$/, (end) => (end === '.' ? '.' : '')))
    .filter((name) => name !== '' && !position.includes(name) && placeOf(name) === null && findDates(name).length === 0)
  const named = AT_NAMED.exec(clause)?.[1]
  if (named && placeOf(named) === null && !position.includes(named)) return named
  const best = names.sort((a, b) => employerScore(b) - employerScore(a))[0]
  if (best !== undefined) return best
  const own = OWN.exec(clause)?.[0]
  if (own) return own
  const words = [...clause.matchAll(AT_WORDS)].map(([, name = '']) => name.trim())
  return (
    words.find((name) => isOwnAccount(name) || employerScore(name) >= 1) ??
    (/\p{Lu}/u.test(clause.slice(1)) ? '' : (words[0] ?? ''))
  )
}
