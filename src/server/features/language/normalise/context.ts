import type { Guard } from '../taxonomy/read-data.ts'
import { type Skill, taxonomy } from '../taxonomy/taxonomy.ts'
import type { Match } from './concepts.ts'
import type { Token } from './fold.ts'
import { isLinking } from './lexicon.ts'

const CUES_BEFORE = new Set(
  `lenguaje lenguajes programacion programador programadora desarrollador desarrolladora desarrollo developer software framework frameworks herramienta herramientas
  ano anos meses manejo dominio uso conocimiento conocimientos experiencia programa programas nivel usuario knowledge experience proficiency
  proficient language languages skills stack tecnologias tecnologia using`.split(/\s+/),
)
const CUES_AFTER = new Set(
  'developer programmer engineer programming language framework scripting desarrollador programador avanzado intermedio basico advanced'.split(
    ' ',
  ),
)
const CONJUNCTIONS = new Set(['y', 'e', 'o', 'u', 'and', 'or'])

/** The matches that may count where they stand; see `Guard`. */
export function keepSafe(matches: readonly Match[], tokens: readonly Token[], text: string): Match[] {
  const kept: Match[] = []
  matches.forEach((match, at) => {
    const after = matches[at + 1]
    const certain = after && VOUCHING.has(after.entry.term.guard) ? after : undefined
    if (isSafe(match, kept.at(-1), certain, tokens, text)) kept.push(match)
  })
  return kept
}

const VOUCHING: ReadonlySet<Guard> = new Set(['NONE', 'NOUN', 'WHOLE'])

function isSafe(
  match: Match,
  before: Match | undefined,
  after: Match | undefined,
  tokens: readonly Token[],
  text: string,
): boolean {
  const { guard, kind } = match.entry.term
  if (guard === 'NONE') return true
  if (guard === 'NOUN') return !isAdjective(match, tokens)
  if (guard === 'WHOLE') return !goesOn(match, tokens)
  if (kind === 'role') return opensPhrase(match, tokens, text)
  if (guard === 'CASE' && isProperName(match, tokens, text)) return true
  return (
    (before !== undefined &&
      vouches(before, match) &&
      (adjacent(endOf(before, tokens), match.from, tokens) || inOneList(before, match, tokens, text))) ||
    (after !== undefined && vouches(after, match) && adjacent(endOf(match, tokens), after.from, tokens)) ||
    hasCue(match, tokens)
  )
}

function isAdjective(match: Match, tokens: readonly Token[]): boolean {
  const noun = tokens[match.from]?.glued ? tokens[match.from - 1] : undefined
  if (noun === undefined || isLinking(noun)) return false
  return !CONJUNCTIONS.has(noun.plain) && !CUES_BEFORE.has(noun.plain) && !NAMING.has(noun.plain)
}

/** «trabajé como contable», «soy contable» */
const NAMING = new Set(
  'como soy era fui es fue ser siendo buen buena gran busca buscamos necesita para con sin'.split(' '),
)

/** «recolección de residuos», «planificación familiar»; «distribución y reparto», «recepción en hotel» are whole. */
function goesOn(match: Match, tokens: readonly Token[]): boolean {
  const next = tokens[match.to]
  return next?.glued === true && !CONJUNCTIONS.has(next.plain) && !BEHIND.has(next.plain)
}

/** What may stand behind a name without being more of it. */
const BEHIND = new Set(
  'a al con desde durante en entre hasta mediante ni para por segun sin sobre tanto como que se es and in for with'.split(
    ' ',
  ),
)

/** Written with a capital inside a phrase, or standing alone as an item: the first word of a sentence proves nothing. */
function isProperName(match: Match, tokens: readonly Token[], text: string): boolean {
  const first = tokens[match.from]
  if (!first) return false
  const letter = text.charAt(first.start)
  if (letter === letter.toLowerCase()) return false
  return first.glued || tokens[match.to]?.glued !== true || endOf(match, tokens) > match.to
}

const VERSION = /^\d{1,4}(?:\.\d+)*$/

/** With the number of a version, if one stands behind: «React 18», «Oracle 12». */
function endOf({ to }: Match, tokens: readonly Token[]): number {
  const after = tokens[to]
  return after?.glued && VERSION.test(after.plain) ? to + 1 : to
}

/** A neighbour of the same sort vouches for a doubtful word («carnet B, C» says nothing about the language C). */
function vouches(neighbour: Match, match: Match): boolean {
  const near = taxonomy().skill(neighbour.entry.term.id)
  const doubtful = taxonomy().skill(match.entry.term.id)
  if (!near || !doubtful) return false
  return near.family === doubtful.family || (isOfComputing(near) && isOfComputing(doubtful))
}

/** Trades with skills and tools of their own: a container of the port is none of software. */
const OTHER_TRADES = new Set(['construction', 'manufacturing', 'automotive', 'design-media'])
const isOfComputing = ({ kind, family }: Skill): boolean =>
  (kind === 'TECHNICAL' || kind === 'TOOL') && !OTHER_TRADES.has(family)

function adjacent(end: number, start: number, tokens: readonly Token[]): boolean {
  if (start === end) return true
  const between = tokens[end]?.plain ?? ''
  // «Carnicería, con despiece»
  return start === end + 1 && (CONJUNCTIONS.has(between) || between === 'con')
}

/** «tomacorrientes, llaves, tablero»: what stands between is an item of the same list that no concept names. */
const ITEMS_BETWEEN = /^(?:, \p{L}+(?: \p{L}+)?){1,2}(?:, | [ye] )$/u
const LONGEST_BETWEEN = 50

function inOneList(before: Match, match: Match, tokens: readonly Token[], text: string): boolean {
  const from = tokens[before.to - 1]?.end ?? 0
  const to = tokens[match.from]?.start ?? 0
  return to - from <= LONGEST_BETWEEN && ITEMS_BETWEEN.test(text.slice(from, to))
}

function hasCue(match: Match, tokens: readonly Token[]): boolean {
  let before = match.from - 1
  let crossed = match.from
  while (before >= 0 && tokens[crossed]?.glued && isLinkingAt(tokens, before)) crossed = before--
  const cue_before = tokens[crossed]?.glued ? tokens[before] : undefined
  if (cue_before && CUES_BEFORE.has(cue_before.plain)) return true
  const after = tokens[match.to]
  return after?.glued === true && CUES_AFTER.has(after.plain)
}

function isLinkingAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  // «2 años con Go», «experiencia con R»
  return token !== undefined && (isLinking(token) || token.plain === 'con')
}

/** A role by a common word («comercial», «técnico») counts only where a line or a phrase begins. */
function opensPhrase(match: Match, tokens: readonly Token[], text: string): boolean {
  const first = tokens[match.from]
  if (!first || first.glued) return false
  let at = first.start - 1
  for (; at >= 0 && /\s/.test(text.charAt(at)); at--) if (text.charAt(at) === '\n') return true
  return at < 0 || '|•·*–—:-'.includes(text.charAt(at))
}
