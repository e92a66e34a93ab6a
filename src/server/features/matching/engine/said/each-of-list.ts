import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { type AskedText, type NearLine, nearestLine } from '../nearest-line.ts'
import type { Finding, Source } from '../types.ts'
import { contentWords, isVague, rootsByWord } from '../words/content-words.ts'

/** They open a list of things, and are said of each of them. */
const OPENING =
  /^(?:(?:buen |buena )?(?:manejo|dominio|uso|utilizaci[oó]n|conocimientos?|experiencia|nociones|soltura|operaci[oó]n|montaje|instalaci[oó]n|reparaci[oó]n)(?: (?:b[aá]sic[oa]s?|pr[aá]ctic[oa]s?|previ[oa]s?|comprobables?|demostrables?|actualizad[oa]s?|s[oó]lid[oa]s?))? (?:de|del|en|con|sobre)|saber (?:usar|manejar|operar)|haber (?:usado|manejado|operado|trabajado con))(?: (?:el|la|los|las))? /iu
const EITHER = / (?:o|u|y\/o) |[()/:]/u
const BETWEEN = /, (?:y |e )?| y | e /u
const MOST_WORDS = 3
const SHORTEST = 4
const NAME = /^[\p{Lu}\d][\p{Lu}\d.+-]+$/u

interface Part {
  text: string
  skill_id: string | null
  asked: AskedText
}

/** «Cartas de recomendación y certificado de estudios»: things that are named in full each, with nothing before them. */
const NAMED_IN_FULL = { least: 2, most: 5 }

/** «Manejo de torno, fresa y rectificadora»: each thing that is asked for; none where it is no plain list. */
function partsOf(text: string): Part[] {
  const opening = OPENING.exec(text)?.[0] ?? ''
  if (EITHER.test(text)) return []
  const parts = text
    .slice(opening.length)
    .replace(/\.$/, '')
    .split(BETWEEN)
    .map((part) => part.trim().replace(LINK, ''))
  const listed = parts.map((part) => ({
    text: part,
    skill_id: skillIn(part),
    asked: { words: contentWords(part), roots: rootsByWord(part), vector: null },
  }))
  const is_list = opening === '' ? listed.every(isNamedInFull) : listed.every(isTelling)
  return parts.length > 1 && is_list ? listed : []
}

const LINK = /^(?:de|del|en|con)(?: (?:el|la|los|las))? /iu

/** The one skill that most of its words name: «pacientes con ventilación mecánica». */
function skillIn(part: string): string | null {
  const [only, ...others] = findConcepts(part).filter(({ kind }) => kind === 'skill')
  if (!only || others.length > 0) return null
  return contentWords(only.text).length * 2 > contentWords(part).length ? only.id : null
}

/** «Herramientas» may be anything; «PVC» and «torno» are what they are. */
function isTelling({ text, skill_id, asked: { words } }: Part): boolean {
  if (skill_id !== null) return true
  const is_short = words.length === 1 && (words[0]?.length ?? 0) < SHORTEST && !NAME.test(text)
  return words.length > 0 && words.length <= MOST_WORDS && !isVague(words) && !is_short
}

const isNamedInFull = ({ asked: { words } }: Part): boolean =>
  words.length >= NAMED_IN_FULL.least && words.length <= NAMED_IN_FULL.most && !isVague(words)

/** What is asked for as a list is looked for thing by thing, wherever each of them stands. */
export function eachOfList(text: string): (candidate: PreparedCandidate) => Finding {
  const parts = partsOf(text)
  return (candidate) => {
    if (parts.length === 0) return UNKNOWN
    const found = parts.map((part) => ({ ...part, source: whereSaid(part, candidate) }))
    const shown = found.flatMap(({ source, ...part }) => (source ? [{ ...part, source }] : []))
    const missing = found.flatMap(({ text: name, source }) => (source ? [] : [name]))
    if (missing.length > 0 && !saysMuch(parts, shown)) return UNKNOWN
    const sources = [...new Set(shown.map(({ source }) => source))]
    if (missing.length === 0) return { ...UNKNOWN, value: 1, sources }
    const { line_words } = candidate
    const isNamed = ({ asked: { words, roots } }: Part) =>
      words.every((word) => line_words.has(word) || line_words.has(roots?.get(word) ?? word))
    const named = {
      shown: shown.filter(isNamed).map((part) => part.text),
      alike: shown.filter((part) => !isNamed(part)).map((part) => part.text),
      missing,
    }
    return { ...UNKNOWN, value: EVIDENCE_VALUE.substitute, related: true, parts: named, sources }
  }
}

/** One word of two, as «proveedores», may stand there for another matter. */
const saysMuch = (parts: readonly Part[], shown: readonly Part[]): boolean =>
  shown.length > 0 &&
  (parts.length > 2 ||
    shown.some(({ text, skill_id, asked }) => skill_id !== null || asked.words.length > 1 || NAME.test(text)))

function whereSaid({ skill_id, asked }: Part, { skills, lines }: PreparedCandidate): Source | undefined {
  const known = skill_id === null ? undefined : skills.get(skill_id)
  if (known && !known.lapsed) return known.sources[0]
  // One word that names a skill may be a word for other things: «planeaciones» of lessons, and of demand.
  if (skill_id !== null && asked.words.length === 1) return undefined
  const line: NearLine | null = nearestLine(asked, lines)
  return line?.shared === 1 ? lines.facts[line.at]?.source : undefined
}

const quoted = (names: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(names.map((name) => `«${name}»`))

/** Which of them are there, and which are not. */
export function someOfList(text: string, { shown, alike = [], missing }: NonNullable<Finding['parts']>): string {
  // Known by another word: a brush cutter by a chainsaw.
  const near = alike.length > 0 ? `algo parecido a ${quoted(alike)}` : ''
  const there = [shown.length > 0 ? quoted(shown) : '', near].filter(Boolean).join(' y ')
  return `Piden «${text}». El CV muestra ${there}; no aparece${missing.length > 1 ? 'n' : ''} ${quoted(missing)}.`
}
