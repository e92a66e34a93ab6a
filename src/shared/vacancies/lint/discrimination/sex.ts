import { PREFERENCE } from '#shared/lexicon/importance.ts'
import { listedRow } from '../asked.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from './context.ts'
import { BARRED, BARRED_AFTER, CLAUSE_OPENING, ENDING, ONE_SEX, OPENING, PEOPLE, WANTS } from './vocabulary.ts'

const OTHER =
  'hombre|mujer|varon|senor|chic[oa]|muchach|caballero|dama|masculin|femenin|nin[oa]s|male|female|men|women|pib[ea]|chav[oa]'

/** «hombres y mujeres», «chico/a»: both are meant. */
const meansBoth = ({ before, after, words }: Around): boolean =>
  (new RegExp(`^(?: ?[/(,] ?| ?y/o | [yoeu] (?:a |tambien )?)(?:[ao]s?(?![a-z])|(?:${OTHER}))`).test(after) &&
    !sameSex(words, after)) ||
  new RegExp(`(?:${OTHER})[a-z]{0,4}(?: ?[/,] ?| [yoeu] (?:a )?| y/o | and | or )$`).test(before) ||
  /ambos sexos ?$|^ indistint/.test(before) ||
  /@/.test(after.slice(0, 2))

/** «Hombre o varón» says one sex twice. */
const MEN = /hombre|varon|senor(?!a|i)|chico|muchacho|caballero|masculin|chavo|pibe/
function sameSex(words: string, after: string): boolean {
  const next = after.slice(0, 20).match(/[a-z]{4,}/)?.[0]
  return next !== undefined && MEN.test(words) === MEN.test(next)
}

const isPlace = ({ before }: Around): boolean =>
  /(?:gimnasio|peluqueria|barberia|residencia|tienda|ropa|moda|piso|vestuario|clinica|seccion|publico|albergue|centro|planta|club|spa|colegio|jeans|zapateria|boutique|equipo|peluquer[oa](?:\/a)?)(?: de| para| solo para)? ?$/.test(
    before,
  )

/** «- Mujer / - Hombre / - Niños» lists the lines of a shop. */
const namesOther = (words: string, near: string): boolean =>
  new RegExp(words.startsWith('mujer') || words.startsWith('fem') ? 'hombre|masculin|caballero' : 'mujer|femenin').test(
    near,
  )

const FEMININE = '(?:femenin|masculin)[oa]s?'
/** What is said of a person right after the noun. */
const SAID_OF = `(?= ?(?:$|[,.()\\n!]| (?:para|con|sin|que|de (?:\\d|unos|confianza|buena|entre|muy)|entre|mayor(?:es)? de|menor|de mas|espabilad|jov|solter|casad|viud|responsable|seri[oa]s?|fuertes?|dinamic|proactiv|honest|trabajador|activ|simpatic|guap|bonit|lind|alt[oa]|delgad|atractiv|espanol|latin|colombian|peruan|venezolan|paraguay|bolivian|cristian|catolic|piola|y (?:con|sin|solter)|${PREFERENCE}|solamente|unicamente|o (?:varon|hombre|dama|senorita|chica))))`

export const sex: PhraseRule = {
  rule: 'sex',
  level: 'BLOCK',
  reason: 'El trabajo puede hacerlo cualquier persona: pedir un sexo deja fuera a gente válida y la ley no lo permite.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around) || meansBoth(around),
  rows: [
    {
      found: pattern`(?<lead>\b${WANTS}(?:muy )?(?:joven(?:es)? )?)${ONE_SEX}\b(?! de (?:la|los|las) casa)`,
      unless: (around) => isPlace(around) || /(?:^|[^a-z])no $/.test(around.before),
    },
    {
      found: pattern`(?<lead>${OPENING}(?:una? |dos |tres |\d{1,2} )?)${ONE_SEX}\b${SAID_OF}`,
      unless: ({ path, words, near, before }) =>
        /client|publico|perfil de|: ?$|militar|cartilla|libreta/.test(before) ||
        ((path === 'title' || /^(?:mujer|hombre)/.test(words)) && namesOther(words, near)),
    },
    {
      found: pattern`(?<lead>${OPENING}(?:una? )?)(?:senoritas?|chic[oa]|muchach[oa]s?|varon(?:es)?|jovencit[oa]s?|chaval(?:es)?|chav[oa]s?|pib[ea]s?)\b(?! y )`,
      unless: (around) => isOfOthers(around) || /militar|cartilla|libreta/.test(around.before),
    },
    {
      found: pattern`\b(?:sexo|genero) ?[:,(]? ?(?:es )?(?:${PREFERENCE} |unicamente |solo )?(?:femenin[oa]|masculin[oa]|mujer(?:es)?|hombres?|varon(?:es)?|f|m)\b`,
      unless: ({ before, after }) =>
        /(?:ropa|moda|productos?|calzado|publico|perfumeria|estudios?|ligas?|equipos?|futbol|nombres?)(?: de| del)? ?$/.test(
          before,
        ) || /^ ?[/-] ?[a-z]/.test(after),
    },
    {
      found: pattern`\b(?:personal|${PEOPLE}|elementos?),? (?:de sexo |muy )?${FEMININE}\b`,
      unless: ({ before }) =>
        /(?:supervis|dirig|coordin|custodia|registro|vestuario)[a-z]*(?: de| a| del)? ?$/.test(before),
    },
    {
      found: pattern`(?<lead>${OPENING})${FEMININE}(?= ?(?:$|[,\n.]))`,
      unless: ({ words, near }) => namesOther(words, near),
    },
    {
      found: pattern`(?<lead>(?:^|\n)[\s•*·-]{0,4})(?:hombre|mujer|varon|femenino|masculino|dama|caballero|chica|chico|senorita)s?(?= ?(?:\n|$|\.(?:\s|$)))`,
      unless: ({ path, words, near }) => path === 'title' || namesOther(words, near),
    },
    {
      found: pattern`(?<!por )(?<!hecho de )(?<!si )\b(?:ser|que sea|sean|deben ser|seas) (?:una? )?(?:hombres?|mujer(?:es)?|varon(?:es)?|chic[oa]s?)\b`,
      unless: ({ before }) => /(?:por|hecho de) ?$/.test(before),
    },
    {
      found: pattern`(?<lead>\b(?:${PEOPLE}|moz[oa]s?)(?:/[oa])?,? \(?)(?:mujer(?:es)?|hombres?|varon(?:es)?|chic[oa]s?|solo (?:mujeres|hombres|chic[oa]s))${ENDING}`,
      unless: isPlace,
    },
    { found: pattern`(?<lead>\b(?:${PEOPLE}) )(?:mujer|hombre|varon)(?= (?:con|de|para|y) )`, unless: isPlace },
    { found: pattern`\b${BARRED} (?:las |los |a )?${ONE_SEX}\b` },
    {
      found: pattern`(?<lead>${CLAUSE_OPENING})(?:no|nunca|nada de) (?:queremos |buscamos |a )?${ONE_SEX}(?=${ENDING}|, las)`,
    },
    { found: pattern`\b${ONE_SEX}${BARRED_AFTER}` },
    { found: pattern`(?<lead>\b(?:puesto|vacante|oferta|pensado|ideal)[a-z ]{0,20} para )(?:una? )?${ONE_SEX}\b` },
    { found: pattern`\b${ONE_SEX} (?:solamente|unicamente|${PREFERENCE})\b` },
    { found: pattern`(?<lead>\bpreferencia,? )(?:mujer(?:es)?|hombres?|varon(?:es)?|femenin[oa]|masculin[oa])\b` },
    {
      found: pattern`\b(?:(?:males?|females?|men|women|ladies|girls) only|only (?:males?|females?|men|women|ladies)
        |(?:male|female) (?:candidates?|applicants?)(?: only| preferred)|(?:preferably|looking for) (?:a )?(?:male|female|man|woman|lady))\b`,
    },
    {
      found: pattern`\b(?:cual es (?:tu|su) (?:sexo|genero)|eres (?:hombre|mujer|varon)(?= (?:o|u) | ?\?)|(?:indica|indique|indicar|menciona|mencionar) (?:tu|su|el) sexo)\b`,
      unless: isNegated,
    },
    listedRow('sexo|genero'),
  ],
}
