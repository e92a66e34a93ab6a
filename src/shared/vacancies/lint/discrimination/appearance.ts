import { MUST } from '#shared/lexicon/importance.ts'
import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isEntered, isNegated, isOfOthers, opensToAll } from './context.ts'
import { BARRED, CLAUSE_OPENING, ENDING, ONE_SEX, OPENING, PEOPLE } from './vocabulary.ts'

const GOOD =
  '(?:(?:muy |de )?(?:buena|buen|excelente|impecable|optima|optimo|agradable|inmejorable|bonita|atractiva|perfecta))'
/** «presencia en redes», «presentación de informes», «imagen de marca» speak of things. */
const OF_THINGS =
  '(?! ?(?:en (?!el trato)|de (?!modelo)|del |ante |entre |digital|online|on line|web|internacional|nacional|comercial|corporativa|publica|oral|verbal|escrita|visual|grafica|fotografica|telefonica|y (?:redaccion|ortografia|comunicacion)))'
const isKept = ({ before }: Around): boolean =>
  /(?:cuidar|mantener|velar por|transmitir|transmitiendo|garantizar|asegurar|dar|ofrecer|proyectar|dando)(?: la| una)? ?$/.test(
    before,
  )

/** Adjectives of looks that are said of people alone, and those that are said of offers and things too. */
const LOOKS = '(?:guap|agraciad|esbelt|guapet)[oa]s?|sexys?|bien parecid[oa]s?|(?:de )?(?:muy )?buen ver'
const ANY_LOOKS =
  '(?:atractiv|gord|gordit|bonit|lind|delgad|flac|hermos|bell|rubi|moren|estilizad|alt|baj|robust)[oa]s?'
const MORE_LOOKS = `(?:,? (?:y )?(?:muy )?(?:${LOOKS}|${ANY_LOOKS}|con buen tipo|de buen cuerpo)){0,3}`
const METRES = '1[.,]? ?[4-9]\\d'

export const appearance: PhraseRule = {
  rule: 'appearance',
  level: 'BLOCK',
  reason: 'El aspecto no mide el trabajo y suele dejar fuera a quien no encaja en un molde.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around),
  rows: [
    { found: pattern`\b${GOOD} presencia\b(?: fisica| personal)?${OF_THINGS}` },
    {
      found: pattern`\bpresencia (?:fisica )?(?:cuidada|agradable|impecable|atractiva|excelente)(?: y [a-z]+)?\b${OF_THINGS}`,
    },
    {
      found: pattern`\b${GOOD} (?:presentacion|imagen|apariencia|figura)\b(?: personal| fisica)?${OF_THINGS}`,
      unless: (around) =>
        isKept(around) ||
        (/presentacion$/.test(around.words) && /^ (?:y|e) [a-z]+ (?:de|del) |^ [a-z]+ de /.test(around.after)),
    },
    {
      found: pattern`\b(?:de |con )?(?:apariencia|aspecto|fisico|imagen)(?: (?:fisic[oa]|personal))? (?:agradable|atractiv[oa]|imponente|atletic[oa]|delgad[oa]|juvenil|de modelo|cuidad[oa] y (?:atractiv|delgad)[oa]|estilizad[oa])(?: y [a-z]+)?\b`,
      unless: isKept,
    },
    {
      found: pattern`\b(?:buen|excelente|impecable|agradable|muy buen) (?:aspecto|porte|tipo|cuerpo|fisico|parecer|ver|look)\b(?: fisico| personal)?${OF_THINGS}`,
    },
    {
      found: pattern`\b${LOOKS}${MORE_LOOKS}\b`,
      unless: (around) => isOfOthers(around) || isNegated(around) || /(?:manufactura|produccion) $/.test(around.before),
    },
    {
      found: pattern`(?<lead>\b(?:${PEOPLE}|${ONE_SEX}|jov(?:en|enes)) )(?:muy |mas bien )?${ANY_LOOKS}${MORE_LOOKS}\b(?! (?:demanda|rotacion|nivel|rendimiento|calidad|direccion|cocina|capacidad|cualificacion|en|de))`,
      unless: isOfOthers,
    },
    {
      found: pattern`(?<lead>\b(?:ser|seas?|sean) (?:muy )?)${ANY_LOOKS}${MORE_LOOKS}${ENDING}`,
      unless: isOfOthers,
    },
    { found: pattern`(?<lead>\bser )(?:atractiv|delgad|alt|bonit|lind)[oa](?= )` },
    {
      found: pattern`(?<lead>${OPENING})(?:delgad|atractiv|bonit|esbelt|alt)[oa]s?(?: y (?:delgad|guap|atractiv|alt|esbelt)[oa]s?)?(?=[,\n.]|$)`,
      unless: isEntered,
    },
    { found: pattern`(?<lead>(?:, ?| y ))(?:blanc|delgad|rubi)[oa] y (?:blanc|delgad|alt|rubi|guap)[oa]\b` },
    {
      found: pattern`\b(?:estatura|altura)(?: (?:minima|maxima|promedio|de|:|superior|a|mas)){0,4}:? ?${METRES}(?: ?m(?:ts?|etros)?)?\b(?: en adelante| o mas| minimo)?`,
    },
    {
      found: pattern`\b(?:estatura|altura) (?:minima|alta|superior)\b`,
      unless: (around) => isOfOthers(around) || /montaje|techo|trabajo|estanter/.test(around.before + around.after),
    },
    { found: pattern`\b(?:de )?${METRES} ?(?:m|mts?|metros)? de (?:estatura|alto)\b` },
    {
      found: pattern`\b(?:medir|mida|midas|mide|miden) (?:mas de |al menos |minimo |un minimo de |como minimo |entre )?${METRES}\b`,
      unless: isOfOthers,
    },
    {
      found: pattern`\btalla:? (?:minima |maxima |de )?(?:de )?${METRES}(?: ?m(?:ts?|etros)?)?\b(?: minimo| en adelante)?`,
    },
    {
      found: pattern`\b(?:de )?tallas? (?:maxima|minima|hasta|no (?:superior|mayor) (?:a|de)|s\b|xs\b|entre)?:? ?(?:la |de )?(?:3[2-9]|4\d|xs|s|m)(?: ?(?:-|a|o|y) ?(?:3[2-9]|4\d|s|m))?\b(?: (?:como )?maximo)?`,
      unless: (around) =>
        /(?:ropa|prendas?|uniformes?|coleccion|control|senora|mujer|hombre|vestidos?|pantal|calzado|todas las|gestion|producto|tienda)[^.;\n]{0,40}$/.test(
          around.before,
        ),
    },
    {
      found: pattern`\bpeso (?:acorde|proporcional|ideal|adecuado|maximo|saludable)(?: (?:a|con|de) (?:la |su )?(?:talla|estatura|altura)| de \d\d ?kg)?\b`,
      unless: (around) => isOfOthers(around) || /carga|caja|bulto|paquete|levant/.test(around.before),
    },
    {
      found: pattern`\b(?:sin|no (?:tener|padecer)|que no (?:tenga|este|sea)) (?:problemas de )?(?:sobrepeso|obesidad|gord[oa]|obes[oa])\b`,
    },
    { found: pattern`\b${BARRED} (?:personas |gente )?(?:gordas?|obes[oa]s|con sobrepeso|fe[oa]s)\b` },
    {
      found: pattern`\b(?:complexion|contextura)(?: (?:fisica|corporal))?:? (?:delgada|atletica|robusta|media|fuerte|esbelta|gruesa|normal)(?: o [a-z]+)?\b`,
      unless: isOfOthers,
    },
    {
      found: pattern`\b(?:medidas:? ?)?\d\d ?[-x/] ?\d\d ?[-x/] ?\d\d\b`,
      unless: ({ words }) => !/medidas/.test(words),
    },
    {
      found: pattern`\b(?:buena|bonita) (?:dentadura|cara|sonrisa|piernas)|cara (?:bonita|linda)|(?:de )?cuerpo (?:atletico|escultural|delgado|bonito)`,
      unless: (around) => isNegated(around) || / no hace falta/.test(around.after),
    },
    {
      found: pattern`\b(?:que no (?:use|lleve|usen)|sin|no usar|no llevar) (?:gafas|lentes|anteojos)\b`,
      unless: ({ after }) => /^ (?:de (?:proteccion|seguridad)|protect)/.test(after),
    },
    { found: pattern`(?<lead>\b(?:${PEOPLE}|${ONE_SEX}|azafat[oa]s?) )(?:rubi|moren|pelirroj)[oa]s?\b` },
    {
      found: pattern`(?<lead>${CLAUSE_OPENING}(?:requiere |${MUST} |con )?)(?:hombres?|varon(?:es)?|chicos?) fuertes?\b`,
    },
    { found: pattern`\b(?:good[- ]looking|attractive (?:appearance|looks|person))\b` },
  ],
}
