import { MUST, WISH } from '#shared/lexicon/importance.ts'
import { listedRow } from '../asked.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRow, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from './context.ts'
import {
  AGE,
  BARRED,
  BARRED_AFTER,
  CLAUSE_OPENING,
  ENDING,
  GROWN_AGE,
  ONE_SEX,
  OPENING,
  PEOPLE,
  WANTS,
  YEARS,
} from './vocabulary.ts'

const TO = '(?:a|y|e|-|–|/|hasta|al)'
const RANGE = `(?:de |entre |desde )?(?:los )?${AGE} ?(?:${YEARS} ?)?${TO} ?(?:los )?${AGE}`
/** What else lasts years or is counted: experience, loans, hours. */
const NO_AGE = `(?! ?(?:%|€|euros|pesos|soles|dolares|usd|mil\\b|horas?|h\\b|dias?|meses|mes\\b|semanas?|minutos|kg|kilos?|km|m\\b|metros|cm|personas|clientes|llamadas|plazas|unidades|trabajador|emplead|centros|tiendas|paises))`
const NO_PAST = '(?! (?:de (?!edad)[a-z]|en |como |cotizad|trabajad|[a-z]+(?:ando|iendo)\\b|atras|dando|junto))'
const isOfThings = ({ before }: Around): boolean =>
  /(?:experien|antiguedad|plazo|hipoteca|garantia|vehicul|coche|moto|camion|edificio|contrato|prestamo|credito|amortiz|historia|trayectoria|egresad|licencia|casa|media|empresa|turno|turnos|jornada|horario|desde hace|hace|llevamos|vigencia|sueldo|salario|pago|anos de carnet)[^.;\n]{0,40}$/.test(
    before,
  )
const isElse = (around: Around): boolean => isOfThings(around) || isOfOthers(around)

const AGE_WORDS =
  '(?:[:,]|maxima?|minima?|max|limite|tope|ideal|deseada|requerida|preferente(?:mente)?|aproximada|no|mayor|menor|superior|inferior|a|de|que|es|entre|desde|hasta|comprendidas?|rango|los|igual|o|y|e|supere|pase|como)'

/** «Nacidos después de 1995»: an age by its year. */
const BORN = pattern`\b(?:haya[sn]? |haber )?nacid[oa](?:s|/[oa]s?)? (?:(?:despues|antes|a partir|con posterioridad|posteriormente|anteriormente)(?: de[l]?| a)?|hasta|desde|entre)(?: el)?(?: ano)? (?:19[4-9]\d|200\d)\b(?: y (?:19[4-9]\d|20[01]\d)\b)?`
const isFounded = ({ before }: Around): boolean =>
  /(?:empresa|marca|grupo|proyecto|compania|startup|cooperativa|nin[oa]s|somos|bebes)[^.]{0,40}$/.test(before)

const DEMANDS: readonly PhraseRow[] = [
  {
    found: pattern`\b(?:(?:rango|tramo|limite|tope|maximo) de )?edad(?:es)?[:.]?(?: ?${AGE_WORDS}\.?){0,7} ?(?:${RANGE}|${AGE})\b(?: ?${YEARS})?(?: (?:e|y|o) (?:inferior|menor|superior) a ${AGE})?`,
    unless: (around) => isOfOthers(around) || /^edad media|mayor de edad|tercera edad/.test(around.words),
  },
  {
    found: pattern`\b(?:(?:maximo|max\.?|hasta|menos de|mas de|como maximo) (?:de )?)?(?:${RANGE}|${AGE}) anos de edad\b`,
    unless: isOfOthers,
  },
  {
    found: pattern`\b(?:no (?:ser )?)mayor(?:es)? (?:de|a|que) (?:los )?${AGE}\b(?: ${YEARS})?${NO_AGE}${NO_PAST}`,
    unless: isOfThings,
  },
  {
    found: pattern`\bmenor(?:es)? (?:de|a|que) (?:los )?${GROWN_AGE}\b(?: ${YEARS}(?: de edad)?)?${NO_AGE}`,
    unless: (around) =>
      isElse(around) ||
      /militar|libreta|cartilla/.test(around.before) ||
      /(?:^|[^a-z])(?:compras|importes?|gastos|prestamos?|a|con|sobre|centro de) ?$/.test(
        around.before.replace(/(?:buscamos|buscan?) a $/, ''),
      ),
  },
  {
    found: pattern`\b(?:mayor(?:es)? (?:de|a|que)|mas de) (?:los )?[2-6]\d\b(?: ${YEARS}(?: de edad)?)? (?:y|e|o|pero) (?:no )?(?:menor|mayor)(?:es)? (?:de|a|que) (?:los )?[2-6]\d\b(?: ${YEARS})?`,
    unless: isElse,
  },
  {
    found: pattern`(?<lead>(?:${OPENING}|, ?|\b(?:${PEOPLE}|${ONE_SEX}|ser) |\b${WANTS}))mayor(?:es)? (?:de|a|que) (?:los )?(?:2[6-9]|3\d|4[0-4])\b(?: ${YEARS}(?: de edad)?)?${NO_AGE}${NO_PAST}`,
    unless: isElse,
  },
  {
    found: pattern`\b${BARRED} (?:las? |los |a |personas |gente ){0,3}(?:mayor(?:es)?|menor(?:es)?|(?:con |de )?mas|jubilad[oa]s)(?: (?:de|a|que)(?: los)? ${AGE}(?: ${YEARS})?)?\b`,
  },
  {
    found: pattern`\b(?:mayores|menores|mas|personas (?:mayores )?)(?: de)?(?: los)? ${AGE}(?: ${YEARS})?${BARRED_AFTER}`,
  },
  {
    found: pattern`\b(?:jubilad[oa]s|(?:personas |gente )(?:de la tercera edad|mayor(?:es)?)|(?:personas |gente )?(?:proxim|cercan)[oa]s? a (?:la jubilacion|jubilarse))${BARRED_AFTER}`,
  },
  { found: BORN, unless: (around) => isElse(around) || isFounded(around) },
  {
    found: pattern`\bno (?:queremos|buscamos|contratamos|se admiten?|se aceptan?|cogemos)(?: a)? (?:gente |personas )(?:mayor(?:es)?|viej[oa]s?)\b`,
  },
  {
    found: pattern`\b(?:maximo|max\.?|hasta|menos de|no mas de|por debajo de|como maximo|tope)(?: de)?(?: los)? ${AGE} ${YEARS}\b${NO_PAST}`,
    unless: isElse,
  },
  { found: pattern`\b${AGE} ${YEARS} (?:como )?(?:maximo|max\b|tope)`, unless: isElse },
  {
    found: pattern`\b(?:no|sin|si|que) (?:haya[sn]? |has |han |se )?(?:pas(?:es?|ar|en|as?)|super(?:es?|ar|en|as?)|sobrepas[a-z]+|exced[a-z]+|rebas[a-z]+|cumplid[oa]s?|lleg(?:ue|uen|ar) a)(?: (?:de|ya))?(?: los)? ${AGE}\b(?: ${YEARS})?${NO_AGE}${NO_PAST}`,
    unless: isOfThings,
  },
  { found: pattern`\b(?:has|haya[sn]?) cumplido (?:ya )?(?:los )?${AGE}\b`, unless: isElse },
  { found: pattern`\b${RANGE} ${YEARS}\b${NO_PAST}`, unless: isElse },
  {
    found: pattern`(?<lead>\b(?:personas?|candidat[oa]s?|personal|gente|(?:${ONE_SEX}|jov(?:en|enes)),?)(?:/[oa]s?)? (?:con |de sexo [a-z]+ )?)${RANGE}\b${NO_AGE}`,
    unless: isElse,
  },
  {
    found: pattern`(?<lead>${OPENING})${RANGE}(?: anos)?${ENDING}(?= ?[,.;\n]? ?(?:$|[\n]|prepa|secundaria|bachill|sexo|genero|estado civil))`,
    unless: (around) => !/anos/.test(around.words) || isElse(around),
  },
  {
    found: pattern`(?<lead>\b(?:${PEOPLE}|${ONE_SEX}|jov(?:en|enes)) )(?:de |con )(?:unos |aproximadamente |alrededor de |no mas de |mas de |menos de )?(?:${AGE}|veintitantos|treinta y (?:pocos|tantos)|cuarenta y (?:pocos|tantos))(?: ${YEARS})?\b${NO_AGE}${NO_PAST}`,
    unless: (around) => isElse(around) || /(?:trabajan|somos|conviven|tenemos)[a-z ]{0,12}$/.test(around.before),
  },
  {
    found: pattern`\b(?:tener|tenga[ns]?|tienes?|tiene) (?:entre |de |menos de |mas de |como maximo |maximo |hasta |alrededor de |unos ){0,2}(?:${RANGE}|${AGE}) ${YEARS}\b${NO_PAST}`,
    unless: (around) => isElse(around) || /(?:empresa|edificio|grupo|marca|equipo)[a-z ]{0,20}$/.test(around.before),
  },
  {
    found: pattern`\b(?:de (?:unos )?(?:veintitantos|veintipocos|treinta y (?:pocos|tantos)|cuarenta y (?:pocos|tantos))|(?:veinte|treint|cuarent|cincuent)(?:aner|on)[oa]s?|en la (?:veintena|treintena|cuarentena))\b`,
    unless: isOfOthers,
  },
  { found: pattern`\b(?:de nuestra (?:misma )?edad|juniors? de edad)\b` },
  { found: pattern`\bmadur[oa]s?, de mas de [3-6]\d\b` },
  {
    found: pattern`\b(?:(?:aged|ages?|age range):? (?:between |from )?${AGE} ?(?:-|–|to|and) ?${AGE}
      |(?:under|younger than|below|not? older than) ${AGE} years(?: old| of age)|maximum age:? (?:of )?${AGE})\b`,
    unless: ({ before }) => /(?:children|kids|students|patients|pupils)[^.]{0,20}$/.test(before),
  },
]

const OF_TALENT =
  '(?! ?(?:talentos?|promesas?|profesional|investigador|artista|emprendedor|empresa|marca|equipo|y familiar))'

const YOUTH: readonly PhraseRow[] = [
  { found: pattern`(?<lead>\b${WANTS}(?:equipo )?)jov(?:en|enes)\b${OF_TALENT}`, unless: isOfOthers },
  {
    found: pattern`(?<lead>\b(?:${PEOPLE}|${ONE_SEX}|sangre|caras?)(?:/[oa]s?)? (?:muy )?)jov(?:en|enes)\b(?! y mayores)`,
    unless: isOfOthers,
  },
  { found: pattern`(?<lead>\b(?:ser|seas?|sean|eres) )joven(?:es)?\b` },
  {
    found: pattern`(?<lead>${OPENING})jov(?:en|enes)(?= ?(?:$|[,\n.(]| (?:con|de|entre|para|y|que|sin|bachiller|egresad|recien|cristian|solter|\d)))`,
    unless: isOfOthers,
  },
  { found: pattern`\bjovencit[oa]s?\b`, unless: isOfOthers },
  { found: pattern`\b(?:se valora(?:ra)?|valoramos|${WISH}|${MUST}|buscamos|aportar) (?:la |tu )?juventud\b` },
]

const ASKED: readonly PhraseRow[] = [
  {
    found: pattern`\b(?:indic(?:a|ar|ando)|indique|incluye|incluya|incluir|mencion(?:a|ar|ando)|especific(?:a|ar|ando)|senal(?:a|ar|ando)|dinos|escribe|informa|detalla|colocar|pon|poner|envi[a-z]{1,4}|mand[a-z]{1,4}) (?:${WORD},? ){0,4}(?<!tercera )(?<!mayor de )(?<!mayoria de )edad\b(?! (?:de|del|media|minima|legal|escolar))`,
    unless: isNegated,
  },
  { found: pattern`\bcuantos anos (?:tienes|tiene|tiene usted)(?= ?(?:\?|$|,| y ))` },
  { found: pattern`\b(?:que edad (?:tienes|tiene)|cual es (?:tu|su) edad)\b` },
  listedRow('edad'),
  {
    found: pattern`\b(?:indic|inclu|envi|mencion|especific|senal|adjunt|proporcion|facilit|escrib|anad|coloc|pon|mand)[a-z]{0,6} [^.;\n]{0,40}fecha (?:y lugar )?de nacimiento\b`,
    unless: (around) =>
      isNegated(around) || /client|pacient|alumn|emplead|usuari/.test(around.words + around.after.slice(0, 30)),
  },
  { found: pattern`\b(?:cual es (?:tu|su) (?:fecha|ano) de nacimiento|(?:cuando|en que ano) naciste)\b` },
  listedRow('(?:fecha|ano) de nacimiento'),
  { found: pattern`(?<lead>${OPENING})(?:fecha|ano) de nacimiento(?= ?(?:$|[\n?:]))` },
  {
    found: pattern`\b(?:fecha|ano) de nacimiento (?:es )?(?:${MUST}|requerid[ao])\b`,
  },
  {
    found: pattern`\b(?:${MUST}|necesari[oa]) (?:la |tu |indicar )?(?:fecha|ano) de nacimiento\b`,
  },
  { found: pattern`(?<lead>${CLAUSE_OPENING}${MUST} )edad\b(?! minima)` },
]

/** «Mayor de 18» is the law on work, on alcohol and on driving. */
const isOfAge = ({ words }: Around): boolean =>
  /^tener (?:al menos |minimo |mas de )?1[68] anos/.test(words) ||
  /^(?:mayor(?:es)?|mas) (?:de|a|que) (?:los )?(?:1[68]|2[0-5])\b(?!.*menor)/.test(words) ||
  /^edad minima[a-z: ]*(?:1[68]|2[0-5])\b/.test(words)

export const age: PhraseRule = {
  rule: 'age',
  level: 'BLOCK',
  reason:
    'La edad no dice si alguien sabe hacer el trabajo; pedir una deja fuera a gente válida y la ley no lo permite.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around) || isOfAge(around),
  rows: [...DEMANDS, ...YOUTH, ...ASKED],
}
