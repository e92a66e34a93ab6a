import type { Facts } from '#server/features/language/normalise/facts.ts'
import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'

type Modality = Facts['modality'][number]['value']

const COUNT = '(?:\\d|un|una|dos|tres|cuatro)'
const DAY = '(?:lunes|martes|miercoles|jueves|viernes)'
const HOME = '(?:teletrabajo|home ?office|ho|remot[oa]s?|trabajo remoto|(?:desde |en )?(?:tu |su )?casa|a distancia)'
const OFFICE = '(?:presencial(?:es)?|(?:en |de |a )?(?:la |nuestra )?(?:oficinas?|sede)|en planta)'
const WEEK = '(?: ?(?:/|a la|por|x|cada) ?(?:semana|sem)| semanal(?:es)?)'
/** Some days at home, some at work: «teletrabajo 3 días/semana», «viernes home office», «esquema 3x2». */
const MIXED: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z0-9])${COUNT} dias?${WEEK}? ?(?:de |en |desde |por )?${HOME}(?![a-z])(?!.{0,25} al (?:mes|ano))`,
    'g',
  ),
  new RegExp(
    `(?<![a-z])${HOME}(?: parcial)?,? ?:?\\(? ?(?:hasta |de |maximo )?${COUNT} dias?${WEEK}?(?![a-z])(?! al (?:mes|ano|trimestre))`,
    'g',
  ),
  new RegExp(`(?<![a-z0-9])${COUNT} dias?${WEEK}? ?${OFFICE}(?![a-z])(?!.{0,20} al (?:mes|ano|trimestre))`, 'g'),
  new RegExp(
    `(?<![a-z])(?:los |el )?${DAY}(?:,? (?:y |o )?(?:los )?${DAY}){0,2} (?:de |en |por |son de )?${HOME}(?![a-z])|${HOME} (?:los |el )${DAY}`,
    'g',
  ),
  new RegExp(`(?<![\\d])(?:[1-8]0|25|75) ?% (?:de |en )?${HOME}(?![a-z])`, 'g'),
  new RegExp(
    `(?<![a-z])(?:posibilidad|opcion|flexibilidad|facilidad|alternativa|posible|algo|algunos dias|dias)(?: [a-z]+){0,2} (?:de |a |para |con |en )?(?:hacer )?(?:${HOME}|teletrabajar)(?![a-z])(?! (?:al )?100)`,
    'g',
  ),
  /(?<![a-z])(?:modalidad|esquema|trabajo|regimen|formato) mixt[oa](?![a-z])|(?<![a-z])mixt[oa] (?:presencial|remot)|(?<![a-z])(?:esquema|modalidad|modelo) [1-4] ?x ?[1-4](?![0-9])/g,
]

/** Once a month or for one occasion: who works at home comes all the same. */
const SELDOM =
  /(?<![a-z])(?:al|por|cada|una vez al|veces al) (?:\d |dos |tres |seis )?(?:mes|meses|trimestre|semestre|ano|quincena)(?![a-z])|(?<![a-z])(?:mensual|trimestral|semestral|anual|bimestral|puntual|esporadic[oa]|ocasional)(?:es|mente)?(?![a-z])/
const OCCASION =
  /(?<![a-z])(?:juntas?|reunion(?:es)?|encuentros?|visitas?|eventos?|capacitacion(?:es)?|induccion|entrevistas?|onboarding|clases?|formacion(?:es)?|cursos?|talleres|dinamica|prueba|atencion|soporte|asesorias?|ventas?)(?: [a-z]+){0,2} $/
/** «Un viernes al mes home office»: who is at home once a month works at the office. */
const NOW_AND_THEN = new RegExp(
  `(?<![a-z0-9])${COUNT} (?:dias?|${DAY}) (?:al|por|cada) (?:mes|quincena|trimestre|ano) (?:de |en |con |desde )?$`,
)
/** «Atención a usuarios de forma telefónica, remota y presencial»: how the users are served. */
const OF_SERVICE =
  /(?<![a-z])(?:atencion|soporte|asistencia|asesoria|consultas?)(?: [a-z]+){0,4}(?: (?:telefonic[oa]|online|virtual|presencial|remot[oa]|in situ)(?:,| y| e| o| \/)){1,3} $/
/** «riego remoto», «monitorización remota»: how something is done there, which is no way of working. */
const OF_A_THING =
  /(?<![a-z])(?!(?:posicion|contratacion|incorporacion|opcion|ubicacion|colaboracion|prestacion|vinculacion|vacacion|reunion|relacion|sesion|integracion|empleo|recorrido|formacion|capacitacion|asistencia) )[a-z]+(?:cion|sion|encia|ancia|eo|aje|miento|ol|iego|ura|ografia|metria|nostico|ostico|oscopia) (?:y [a-z]+ )?$/
/** «Pasados seis meses puedes optar a trabajo remoto»: how it may be one day. */
const LATER =
  /(?<![a-z])(?:a partir del?|despues del?|tras|pasad[oa]s?|desde el|luego del?|cumplid[oa]s?|superad[oa]s?|al)(?: (?:el|los|la|las|cumplir|superar|terminar))? (?:(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)[a-z]* |[a-z0-9]+ )?(?:mes(?:es)?|ano|semestre|trimestre|periodo de prueba|capacitacion|induccion)(?![a-z])[^.;\n]{0,50}$/
const NEARLY_ALWAYS =
  /casi siempre|mayor(?:ia|mente|itariamente)|principalmente|100 ?%|totalmente|completamente|full remote|fully/

/** «Presencial los tres primeros meses, luego home office»: how it begins is not how it goes on. */
const AT_FIRST = new RegExp(
  `(?<![a-z])(?:presencial(?:es)?|en (?:la |nuestra )?(?:oficina|sede|planta))[^.;\\n]{0,15} (?:(?:el|la|los|las|durante|por) )+(?:${COUNT} )?primer[oa]?s?(?: ${COUNT})? (?:mes|semana|quincena|trimestre)(?:es|s)?(?![a-z])[^.;\\n]{0,40}?(?:y )?(?:despues|luego|mas tarde|a continuacion|y)(?: [a-z]+){0,3} ${HOME}(?![a-z])`,
)

/** Who has to be there at first lives in that country, or comes to it. */
export const isOnSiteAtFirst = (flat: string): boolean => AT_FIRST.test(flat)

const FROM_ANYWHERE =
  /(?<![a-z])(?:trabaj[a-z]+|teletrabaj[a-z]+|puesto|posicion) (?:[a-z]+ )?desde (?:donde (?:quieras|quiera|estes|vivas)|cualquier (?:lugar|parte|punto|sitio|ciudad))/

/** «Modalidad: presencial», and no more said of it: a service given «de forma presencial y remota» is none of the place. */
const LABELLED =
  /(?<![a-z])modalidad(?: de trabajo| laboral)?: ?(?:100 ?% |totalmente |full )?(presencial|remot[oa]|teletrabajo)(?= ?(?:[,.;(\n]|$|de lunes|en ))(?![^.;\n]{0,60}(?:hibrid|remot|teletrabajo|home|presencial|oficina))/

/** Whether the work is done there, at home or in both places; undefined where nothing is said of it. */
export function modalityOf(facts: Facts, flat: string): Modality | undefined {
  const said = facts.modality.filter(({ start, end, value }) => {
    const before = clauseBefore(flat, start, 60)
    if (OF_SERVICE.test(before) || LATER.test(before)) return false
    if (value === 'REMOTO')
      return !NOW_AND_THEN.test(before) && !(flat.startsWith('remot', start) && OF_A_THING.test(before))
    // «modalidad híbrida, bono anual»: behind a comma something else is told.
    const after = clauseAfter(flat, end, 30)
    const told = value === 'HIBRIDO' ? (after.split(',')[0] ?? '') : after
    const around = `${clauseBefore(flat, start, 25)}${flat.slice(start, end)}${told}`
    return !(OCCASION.test(before) || SELDOM.test(around))
  })
  const labelled = LABELLED.exec(flat)?.[1]
  if (labelled !== undefined) return labelled.startsWith('presencial') ? 'PRESENCIAL' : 'REMOTO'
  if (FROM_ANYWHERE.test(flat) || isOnSiteAtFirst(flat)) return 'REMOTO'
  const values = new Set(said.map(({ value }) => value))
  const at_home = said.filter(({ value }) => value === 'REMOTO')
  if (at_home.some(({ start, end }) => NEARLY_ALWAYS.test(flat.slice(start - 15, end + 20)))) return 'REMOTO'
  if (values.has('HIBRIDO') || MIXED.some((pattern) => isSaid(flat, pattern))) return 'HIBRIDO'
  return values.has('REMOTO') && values.has('PRESENCIAL') ? 'HIBRIDO' : said[0]?.value
}

const NO = /(?<![a-z])(?:no|sin|ni)(?: [a-z]+){0,3} $/
const isSaid = (flat: string, pattern: RegExp): boolean =>
  [...flat.matchAll(pattern)].some(({ 0: words, index }) => {
    const end = index + words.length
    return !NO.test(clauseBefore(flat, index, 40)) && !SELDOM.test(clauseAfter(flat, end, 20))
  })
