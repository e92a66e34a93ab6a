import { listedRow } from '../asked.ts'
import { HIRE, isInclusive, isNegated, OPENING, speaksOfOthers } from '../context.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

const PERSON =
  'hombres?|mujer(?:es)?|varon(?:es)?|senoritas?|senoras?|senor(?:es)?|chic[oa]s?|muchach[oa]s?|caballeros?|damas?'
const OTHER = 'hombre|mujer|varon|senor|chic[oa]|muchach|caballero|dama|masculin|femenin|nin[oa]s|male|female|men|women'

/** «hombres y mujeres», «chico/a»: both are meant. */
const meansBoth = ({ before, after }: Around): boolean =>
  new RegExp(`^(?: ?[/(,] ?| ?y/o | [yoeu] (?:a |tambien )?)(?:[ao]s?(?![a-z])|${OTHER})`).test(after) ||
  new RegExp(`(?:${OTHER})[a-z]{0,4}(?: ?[/,] ?| [yoeu] (?:a )?| y/o | and | or )$`).test(before)

const isPlace = ({ before }: Around): boolean =>
  /(?:gimnasio|peluqueria|barberia|residencia|tienda|ropa|moda|piso|vestuario|clinica|seccion|publico|albergue|centro|planta|club|spa|colegio)(?: de)? ?$/.test(
    before,
  )

/** «- Mujer / - Hombre / - Niños» lists the lines of a shop. */
const namesOther = (words: string, near: string): boolean =>
  new RegExp(words.startsWith('mujer') || words.startsWith('fem') ? 'hombre|masculin|caballero' : 'mujer|femenin').test(
    near,
  )

const persons = ({ words }: Around): string => (words.endsWith('s') ? 'personas' : 'persona')

export const sex: PhraseRule = {
  rule: 'sex',
  level: 'BLOCK',
  reason: 'El trabajo puede hacerlo cualquier persona: pedir un sexo deja fuera a gente válida y la ley no lo permite.',
  rewrite: persons,
  unless: (around) => isInclusive(around) || meansBoth(around),
  rows: [
    {
      found: pattern`(?<lead>\b${HIRE} (?:a |que sea )?(?:\d{1,2} )?(?:un |una |unos |unas )?)(?:${PERSON})\b`,
      unless: (around) => isPlace(around) || /(?:^|[^a-z])no $/.test(around.before),
    },
    {
      found: pattern`(?<lead>${OPENING})(?:${PERSON})\b
        (?= (?:jov|para|de \d\d|entre \d\d|mayor|menor|solter|con (?:buena|disponib|experien|ganas))|, ?(?:de |entre )?\d\d)`,
      unless: speaksOfOthers,
    },
    { found: pattern`(?<lead>${OPENING})senoritas?\b`, unless: speaksOfOthers },
    {
      found: pattern`\b(?:sexo|genero) ?:? ?(?:preferentemente |unicamente |solo )?(?:femenino|masculino|mujer|hombre|varon)\b`,
      unless: ({ before }) =>
        /(?:ropa|moda|productos?|calzado|publico|perfumeria|estudios?|ligas?|equipos?|futbol|nombres?)(?: de| del)? ?$/.test(
          before,
        ),
      rewrite: 'cualquier persona',
    },
    {
      found: pattern`\b(?:personal|candidat[oa]s?|perfil(?:es)?|postulantes?|aspirantes?|elementos?) (?:femenin|masculin)[oa]s?\b`,
      unless: ({ before }) =>
        /(?:supervis|dirig|coordin|custodia|registro|vestuario)[a-z]*(?: de| a| del)? ?$/.test(before),
      rewrite: ({ quote }) => quote.split(/\s/)[0] ?? null,
    },
    {
      found: pattern`(?<lead>${OPENING})(?:femenin[oa]|masculin[oa])s?(?=,? (?:de |entre )?\d\d ?(?:a|y|-) ?\d\d|, ?solter)`,
    },
    {
      found: pattern`(?<lead>(?:^|\n)[\s•*·-]{0,4})(?:hombre|mujer|varon|femenino|masculino)s?(?= ?(?:\n|$|\.(?:\s|$)))`,
      unless: ({ path, words, near }) => path === 'title' || namesOther(words, near),
    },
    { found: pattern`(?<!por )(?<!hecho de )\b(?<lead>ser |que sea )(?:hombre|mujer|varon)\b` },
    {
      found: pattern`\b(?:(?:males?|females?|men|women|ladies|girls) only|only (?:males?|females?|men|women|ladies)
        |(?:male|female) (?:candidates?|applicants?)(?: only| preferred)|(?:preferably|looking for) (?:a )?(?:male|female|man|woman|lady))\b`,
      rewrite: 'all candidates',
    },
  ],
}

export const sexAsked: PhraseRule = {
  rule: 'sex',
  level: 'BLOCK',
  reason: 'Saber el sexo de quien postula no ayuda a elegir: quita esta pregunta.',
  rewrite: null,
  unless: isNegated,
  rows: [
    {
      found: pattern`\b(?:cual es (?:tu|su) (?:sexo|genero)|eres (?:hombre|mujer|varon)|(?:indica|indique|indicar|menciona|mencionar) (?:tu|su|el) sexo)\b`,
    },
    listedRow('sexo|genero'),
  ],
}
