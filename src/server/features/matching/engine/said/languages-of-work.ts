import { flatten } from '#server/features/language/normalise/fold.ts'
import { languages } from '#server/features/language/taxonomy/reference.ts'

/** Whoever teaches or translates a language, or has studied it, speaks it. */
const OF_LANGUAGES =
  /(?<![a-z])(?:profesor|docente|maestr[oa]|teacher|tutora?|instructor|catedratic|traductor|interprete|translator|interpreter|profesorado|traductorado|traduccion|filologia)/

let words: Map<string, string> | undefined

const languageWords = (): Map<string, string> => {
  words ??= new Map(
    languages().flatMap(({ id, name_es, name_en, aliases }) =>
      [name_es, name_en, ...aliases].map((name) => [flatten(name), id] as const),
    ),
  )
  return words
}

/** «Profesora de inglés», «Traductor alemán-español», «Filología Inglesa»: the languages by their codes. */
export function languagesOfWork(title: string): string[] {
  const flat = flatten(title)
  if (!OF_LANGUAGES.test(flat)) return []
  const named = flat.split(/[^a-z]+/).flatMap((word) => codeOf(word) ?? [])
  return [...new Set(named)]
}

/** «inglesa», «francesas» and «alemana» too: the name of a language ends like an adjective. */
function codeOf(word: string): string | undefined {
  const known = languageWords()
  return known.get(word) ?? known.get(word.replace(/as?$/, ''))
}
