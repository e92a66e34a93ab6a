import { flatten } from '#server/features/language/normalise/fold.ts'
import type { LanguageLevel } from '#shared/matching/matching.ts'

/** How people say how well they know a language. */
const SAID: readonly (readonly [LanguageLevel, RegExp])[] = [
  [
    'A1',
    /^poc[oa]$|saludos|(?:cuatro|pocas|algunas|dos) palabras|palabras sueltas|(?:muy|bien) poc[oa]|poquit[oa]|casi nada|apenas|solo (?:los )?letreros|con diccionario/,
  ],
  [
    'A2',
    /no (?:lo )?hablo|solo (?:leo|entiendo|lectura)|lo justo|lo (?:mas )?basico|para salir del paso|me defiendo|de(?:l)? (?:colegio|escuela|instituto|bachillerato)|hablo (?:algo|un poco|poco)/,
  ],
  [
    'B1',
    /regular|mas o menos|mas flojo|me manejo(?! bien)|(?:leo|lo leo|entiendo)(?: y (?:escribo|leo))? (?:bien|sin problemas?)/,
  ],
  [
    'B2',
    /(?:muy )?bien (?:hablado|escrito)|(?:hablo|hablado|me manejo|me desenvuelvo|bastante|nivel) (?:muy )?bien|buen nivel|buena conversacion/,
  ],
  ['C1', /perfect[oa]|perfectamente|sin (?:ningun )?problemas?|como (?:el|mi) (?:espanol|propio)/],
]
const SPOKEN = /habl|oral|convers/

/** «Inglés: leo sin problema, conversación B1», «francés, me defiendo»: the level that the words after a language say, of speaking first. */
export function levelInWords(after: string): LanguageLevel | null {
  const flat = flatten(after)
    .replace(/^[\s:,(–—-]+|[\s.)]+$/g, '')
    .trim()
  const [code] = /(?<![a-z0-9])[abc][12](?![a-z0-9])/.exec(flat) ?? []
  if (code) return code.toUpperCase() as LanguageLevel
  const parts = flat.split(/[,;]|\.\s| pero /).map((part) => part.trim())
  const said = parts.flatMap((part) => {
    const level = SAID.find(([, words]) => words.test(part))?.[0]
    return level ? [{ level, spoken: SPOKEN.test(part) }] : []
  })
  return (said.find(({ spoken }) => spoken) ?? said[0])?.level ?? null
}
