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

/** «Atiendo a huéspedes en inglés», «reuniones en portugués»: what is done with people in a language. */
const DONE_WITH_PEOPLE =
  /(?<![a-z])(?:atiend|atend|atencion|habl|trat|reunion|llamad|telefon|correo|email|client|huesped|pacient|turist|comensal|visitant|usuari|soport|clase|present|negoci|entrevist|comunic|conversa|ventas?|vend|guia|recepcion|coordin|equipo|stakeholder|daily|dailies|science|asignatur)[a-z]*(?![a-z])[^.;\n]{0,70}?(?<![a-z])en ([a-z]+)(?: (?:y|e|o) ([a-z]+))?(?![a-z])/g
const NOT_YET = /(?<![a-z])(?:no|sin|basic[oa]|poco|algo)(?![a-z])/

/** The languages that a line about a job says its work was done in, with where they stand. */
export function languagesUsedIn(text: string): { language: string; start: number; end: number }[] {
  return [...flatten(text).matchAll(DONE_WITH_PEOPLE)].flatMap(({ 0: said, 1: one = '', 2: other = '', index }) => {
    if (NOT_YET.test(said)) return []
    const known = [one, other].flatMap((word) => languageWords().get(word) ?? [])
    return known.map((language) => ({ language, start: index, end: index + said.length }))
  })
}
