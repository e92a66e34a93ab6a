import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { fold } from '#server/features/language/normalise/fold.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'
import { isStopWord } from '#server/features/search/lexemes.ts'
import { placeKeys } from '#server/features/search/place-keys.ts'
import { folded } from '#shared/core/fold.ts'

/**
 * Words that somebody types to find people → for each of them the ways in which a profile may say it: the word, the
 * skill or role that it names, a language, a place.
 */
export function saidBy(q: string): string[][] {
  const concepts = [...findConcepts(q), ...findTitleRoles(q)]
  const named = concepts.map(({ kind, id, start, end }) => ({
    start,
    end,
    term: kind === 'skill' ? `#${id}` : `@${id}`,
  }))
  const words = fold(q).filter((token) => !isStopWord(token))
  return words.map(({ start, end, folded: word }) => [
    ...new Set([
      word,
      ...named.filter((one) => one.start <= start && one.end >= end).map(({ term }) => term),
      ...languageTerms(q.slice(start, end)),
      ...placeTerms(q.slice(start, end)),
    ]),
  ])
}

function languageTerms(word: string): string[] {
  const is = (name: string) => folded(name) === folded(word)
  return languages().flatMap(({ id, name_es, aliases }) => ([name_es, ...aliases].some(is) ? [`!${id}`] : []))
}

const placeTerms = (name: string): string[] =>
  [...placeKeys('CITY', name), ...placeKeys('REGION', name)].map((key) => `%${key}`)
