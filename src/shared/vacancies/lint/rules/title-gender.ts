import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten } from '../flat.ts'
import { IRREGULAR_FEMININES, NAMED_BY_PLACE, NEUTRAL_NAMES, NO_OCCUPATIONS } from './gendered-roles.ts'
import { isSameTrade, type Occupation, occupationOf } from './occupation-words.ts'

/** «/a», «(a)», «@», «m/f»… */
const BOTH = /[a-z](?:\/|\(|-)(?:[oae]s?|ora?s?)(?:\)|(?![a-z]))|@|\b[mhf] ?\/ ?[mhfx]\b|\bpersonas?\b/
const BEFORE_NAME =
  /^(?:senior|junior|semi|sr|jr|ssr|semisenior|se|busca|buscamos|vacante|urgente|necesita|solicita|un|una|el|la|los|las|lead|oferta|empleo|para|de)$/
const ADJECTIVE = /(?:ico|ivo|ario|ado|ero|ano)s?$|^(?:interno|externo|agronomo|aereo|canino)s?$/
/** «Contador/a público»: one word says both, the one beside it only one. Narrower than above, for a name may stand there too. */
const HALF_SAID = /[a-z](?:\/a|\(a\)) ([a-z]+(?:ico|ivo|ario)|interno|externo|agronomo|aereo|canino)(?![a-z/(@])/
const ENGLISH = /^(?:of|and|for|at|the|in)$/

interface Word {
  text: string
  flat: string
  start: number
}

/** A title that names one gender only, with its neutral forms. */
export function titleGender(title: string): LintFinding[] {
  const flat = flatten(title)
  if (BOTH.test(flat)) return halfSaid(title, flat)
  const words = wordsOf(title, flat)
  const at = words.findIndex((word) => !BEFORE_NAME.test(word.flat))
  const head = words[at]
  // «Secretaría» is an office, «secretaria» a person.
  if (!head || /[íÍ]as?$/.test(head.text) || words.some((word) => ENGLISH.test(word.flat))) return []
  const occupation = occupationOf(head.flat)
  if (!occupation || words.some((word) => word !== head && isSameTrade(word.flat, occupation))) return []
  const adjective = agreeingAdjective(words[at + 1], title, head, occupation)
  const both = [head, ...(adjective ? [adjective] : [])].map((word) => inBoth(word, occupation)).join(' ')
  return [finding(title, head, adjective ?? head, both, neutralName(head, occupation, title))]
}

function halfSaid(title: string, flat: string): LintFinding[] {
  const found = HALF_SAID.exec(flat)
  const adjective = found?.[1]
  if (!found || !adjective || !agrees(adjective)) return []
  const start = found.index + found[0].length - adjective.length
  const text = title.slice(start, start + adjective.length)
  const word = { text, flat: adjective, start }
  return [finding(title, word, word, `${text}/a`, undefined)]
}

/** «Enfermero instrumentista» as «Enfermero/a instrumentista»: what is offered is never what is then scolded. */
export function forEverybody(title: string): string {
  const [found] = titleGender(title)
  return found?.rewrite ? title.slice(0, found.start) + found.rewrite + title.slice(found.end) : title
}

function finding(title: string, first: Word, last: Word, both: string, neutral: string | undefined): LintFinding {
  const end = last.start + last.text.length
  return {
    rule: 'title_gender',
    level: 'ADVICE',
    path: 'title',
    start: first.start,
    end,
    quote: title.slice(first.start, end),
    reason: `El título nombra un solo género: «${both}»${neutral ? ` o «${neutral}»` : ''} invita a todas las personas.`,
    rewrite: both,
  }
}

const wordsOf = (title: string, flat: string): Word[] =>
  [...flat.matchAll(/[a-z]+/g)].map((match) => ({
    text: title.slice(match.index, match.index + match[0].length),
    flat: match[0],
    start: match.index,
  }))

/** «Técnico informático»: an adjective right after the name takes its gender. */
function agreeingAdjective(next: Word | undefined, title: string, head: Word, { said }: Occupation): Word | undefined {
  if (!next || said === 'FEMININE' || title.slice(head.start + head.text.length, next.start) !== ' ') return undefined
  return agrees(next.flat) || occupationOf(next.flat)?.said === 'MASCULINE' ? next : undefined
}

/** «Contador público» is a title of its own; elsewhere «público» is who comes. */
const agrees = (flat: string): boolean => ADJECTIVE.test(flat) && (flat === 'publico' || !NO_OCCUPATIONS.has(flat))

/** «Camarera» as «Camarero/a», in the letters of the original. */
export function inBoth(
  { text, flat }: Pick<Word, 'text' | 'flat'>,
  { masculine, feminine, said, plural }: Occupation,
): string {
  const irregular = IRREGULAR_FEMININES.get(masculine)
  const base = said === 'MASCULINE' ? text : likeIn(text, flat, plural ? pluralOf(masculine) : masculine)
  const both = irregular ? `${base}/${feminine}` : `${base}${plural ? '/as' : '/a'}`
  return text === text.toUpperCase() ? both.toUpperCase() : both
}

const pluralOf = (word: string): string => (/[aeo]$/.test(word) ? `${word}s` : `${word}es`)

/** The part that both genders share keeps its capital and accent. */
function likeIn(text: string, flat: string, other: string): string {
  let shared = 0
  while (shared < flat.length && flat[shared] === other[shared]) shared++
  return text.slice(0, shared) + other.slice(shared)
}

function neutralName({ text, start }: Word, occupation: Occupation, title: string): string | undefined {
  const { masculine, feminine, plural } = occupation
  const place = NAMED_BY_PLACE.has(masculine)
    ? /^ de (\p{L}+)/iu.exec(title.slice(start + text.length))?.[1]
    : undefined
  const person = plural ? `Personas ${feminine}s` : `Persona ${feminine}`
  const known = place ? `Personal de ${place}` : NEUTRAL_NAMES.get(masculine)
  const name = known ?? (/(?:[dst]or|ado)$/.test(masculine) ? person : undefined)
  return name && !/^\p{Lu}/u.test(text) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
