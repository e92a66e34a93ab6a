import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { findPlaces } from '#server/features/language/normalise/find-places.ts'
import { fold, type Token } from '#server/features/language/normalise/fold.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'
import { placeKeys } from '#server/features/search/place-keys.ts'
import { isStopWord } from '#server/features/search/query/lexemes.ts'
import { folded } from '#shared/core/fold.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { askedExactly, type Named } from './asked-exactly.ts'

/** One thing that somebody types to find people. */
export interface Sought extends Span {
  /** As it was typed: «inglés C1». */
  words: string
  /** All of these, each in one of its ways: the word, the skill or role that it names, a language, a place. */
  said: string[][]
  /** What it asks for in particular, which a profile is judged by. */
  asks: Requirement | null
}

export function saidBy(q: string): Sought[] {
  const named = namedIn(q)
  const exact = askedExactly(q, named)
  const isTaken = (token: Span) => exact.some((one) => one.start < token.end && one.end > token.start)
  const tokens = fold(q)
  const telling = tokens.filter((token) => tells(token) && !isTaken(token))
  const together = [...places(q, tokens), ...named].filter((one) => !isTaken(one))
  const units = telling.map((token) => together.find((one) => holds(one, token)) ?? token)
  const words = [...new Set(units)].map(({ start, end }) => ({
    start,
    end,
    asks: null,
    said: saidTogether(
      q.slice(start, end),
      telling.filter((token) => holds({ start, end }, token)).map((token) => waysOf(q, token, named)),
    ),
  }))
  return [...exact, ...words]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, said, asks }) => ({
      start,
      end,
      said,
      asks,
      words: q.slice(start, end).trim(),
    }))
}

/** The search without some of it; «de» and «con» that stood beside them may stay, and ask for nothing. */
export const searchWithout = (q: string, some: readonly Span[]): string =>
  q
    .split('')
    .map((letter, at) => (some.some(({ start, end }) => at >= start && at < end) ? ' ' : letter))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

interface Span {
  start: number
  end: number
}
const holds = (whole: Span, part: Span): boolean => whole.start <= part.start && whole.end >= part.end

/** «Buenos Aires»: names of places of several words. */
const places = (q: string, tokens: readonly Token[]): Span[] =>
  findPlaces(tokens).flatMap(({ from, to }) => {
    const [start, end] = [tokens[from]?.start, tokens[to - 1]?.end]
    return start !== undefined && end !== undefined && placeTerms(q.slice(start, end)).length > 0 ? { start, end } : []
  })

/** A place of several words is said by all of them or by its own term. */
function saidTogether(name: string, words: string[][]): string[][] {
  const known = placeTerms(name).filter((term) => !/^%(?:city|region) /.test(term))
  return words.length > 1 && known.length > 0 ? [known] : words
}

const waysOf = (q: string, { start, end, folded: word }: Token, named: readonly Named[]): string[] => [
  ...new Set([
    word,
    ...named.filter((one) => holds(one, { start, end })).map(termOf),
    ...languageTerms(q.slice(start, end)),
    ...placeTerms(q.slice(start, end)),
  ]),
]

const termOf = ({ kind, id }: Named): string => (kind === 'skill' ? `#${id}` : `@${id}`)

/** A name alone is one where beside other words it might be a word: «React» of «React Valencia». */
function namedIn(q: string): Named[] {
  const found: Named[] = [...findConcepts(q), ...findTitleRoles(q)]
  const alone = fold(q).flatMap(({ start, end }) => {
    const id = found.some((one) => one.start <= start && one.end >= end) ? null : skillIdOf(q.slice(start, end))
    return id === null ? [] : { start, end, kind: 'skill' as const, id }
  })
  return [...found, ...alone].toSorted((a, b) => a.start - b.start)
}

/** Words about the search, and no words that somebody has in a CV. */
const ABOUT_SEARCHING = new Set(
  `ano anos mes meses nivel idioma idiomas experiencia minimo minima menos persona personas gente alguien candidato candidata
  candidatos candidatas busco buscamos necesito necesitamos quiero que sepa hable tenga viva`.split(/\s+/),
)

/** «2» of «2 camareros» stands in no CV that says so. */
const tells = (token: Token): boolean =>
  !isStopWord(token) && !ABOUT_SEARCHING.has(token.plain) && !/^\d+$/.test(token.plain)

function languageTerms(word: string): string[] {
  const is = (name: string) => folded(name) === folded(word)
  return languages().flatMap(({ id, name_es, aliases }) => ([name_es, ...aliases].some(is) ? [`!${id}`] : []))
}

const placeTerms = (name: string): string[] =>
  [...placeKeys('CITY', name), ...placeKeys('REGION', name)].map((key) => `%${key}`)
