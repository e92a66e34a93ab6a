import { MUST, PREFERENCE } from '#shared/lexicon/importance.ts'
import type { Around } from './phrase.ts'

/** Words of an ad that open a demand on the person: «buscamos», «se solicita», «solo», «preferentemente». */
export const HIRE =
  `(?:solo|solamente|unicamente|exclusivamente|${PREFERENCE}|${MUST}` +
  '|(?:se )?(?:busca|necesita|solicita|requiere|contrata|precisa|admite|acepta)n?|buscamos|necesitamos|solicitamos|requerimos|contratamos|precisamos' +
  '|busco|necesito|solicito|en bus(?:ca|queda) de|(?:vacante|puesto)s? para)'

/** Where a line, an item or a sentence begins. */
export const OPENING = '(?:^|[\\n.:;•*·–—(-]) {0,3}'
/** Where it ends. */
export const ENDING = '(?= {0,3}(?:$|[\\n.,;)]))'

const INCLUSION = new RegExp(
  [
    'sin (?:distincion|importar|discrimin|prejuicio|sesgo|tener en cuenta|considerar|limite de edad)',
    'independiente(?:mente)? de|con independencia|no discrimin|antidiscrimin|discriminat|discriminacion',
    'no (?:hacemos|hay|existe|se hace) (?:ninguna? )?distincion|igualdad|diversidad|inclusi|equidad|no importa|irrelevante',
    'cualquier (?:edad|genero|sexo|nacionalidad|religion|orientacion|origen|condicion)|todas las (?:edades|personas|nacionalidades)',
    'no (?:se |te )?(?:tendra|tiene|tienen|tenemos) en cuenta|regardless|without regard|equal opportunit|indistint',
  ].join('|'),
)

/** «Sin distinción de sexo, edad o estado civil»: the sentence opens the door instead of closing it. */
export const isInclusive = ({ before, after, words }: Around): boolean => INCLUSION.test(`${before}${words}${after}`)

/** «No pedimos foto», «no es necesario indicar…». */
export const isNegated = ({ before }: Around): boolean =>
  /(?:^|[^a-z])(?:no|nunca|sin|ni|tampoco|evita|evitar|without|not)(?: [a-z]{1,15}){0,5} ?$/.test(before)

/** The people whom the job serves, right before a phrase: «cuidado de», «alumnos», «clientes». */
export const speaksOfOthers = ({ before }: Around): boolean =>
  /(?:aten(?:cion|der|diendo)|cuid(?:ado|ados|ar)|asist(?:encia|ir)|acompan[a-z]+|apoyo|servicios?|programas?|talleres|actividades|clases|vacuna[a-z]*|dirigid[oa]s?|trabaj(?:o|ar)|interven[a-z]+|ensen[a-z]+|moda|ropa|ventas?|seguros|centro|residencia|casa|hogar|tutela[a-z]*|proteccion|publico(?: objetivo)?|target|audiencia|segmento|clientela|coleccion)(?: [a-z]{1,15}){0,2} (?:a|al|de|del|con|para|en)(?: (?:las?|los|el))?:? ?$|(?:nin[oa]s|alumn[oa]s|estudiantes|pacientes|usuari[oa]s|clientes|clientas|menores|adolescentes|residentes|bebes|adultos|grupos|poblacion|publico(?: objetivo)?|target|audiencia|segmento|viajer[oa]s|soci[oa]s|jugador[a-z]*)(?: [a-z]{1,15}){0,4}:? ?$/.test(
    before,
  )
