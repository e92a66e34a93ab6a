import type { Around } from '../phrase.ts'
import { WANTED } from './vocabulary.ts'

const OPEN_TO_ALL = new RegExp(
  [
    'sin (?:distincion|importar|discrimin|prejuicio|sesgo|tener en cuenta|considerar|limite de edad|tope de edad)',
    'independiente(?:mente)? de|con independencia|no discrimin|antidiscrimin|discriminat|discriminacion|discriminamos',
    'no (?:hacemos|hay|existe|se hace) (?:ninguna? )?distincion|igualdad de|diversidad|inclusi|incluyente|equidad|no (?:nos )?importan?|irrelevante|(?:da|dan) igual|por igual',
    'cualquier (?:edad|genero|sexo|nacionalidad|religion|orientacion|origen|condicion|persona)|todas las (?:edades|personas|nacionalidades|creencias)',
    'no (?:se |te |lo )?(?:tendra|tiene|tienen|tenemos) en cuenta|regardless|without regard|equal opportunit|indiferente|bienvenid|respet',
    'no (?:te |se )?(?:pregunt|pedi|pid|solicit|exig)|prohibido (?:pedir|solicitar|exigir|preguntar)|anim(?:amos|ate|aos)|alienta',
    'jovenes (?:y|o|con) (?:mayores|adult[oa]s)|mayores (?:y|o|con) jovenes',
  ].join('|'),
)

const NEAR = 70

/** «Sin distinción de sexo, edad o estado civil»: the sentence opens the door instead of closing it. */
export const opensToAll = ({ before, after, words }: Around): boolean =>
  OPEN_TO_ALL.test(`${before.slice(-NEAR)}${words}${after.slice(0, NEAR)}`) ||
  /^[ ,]*(?:es |son |sera )?indistint|^[: ]*indistint/.test(after) ||
  /(?:indistint[oa]|ambos sexos)[ ,(]{0,2}(?:de |entre )?$/.test(before)

const LAWFUL = new RegExp(
  [
    'garantia juvenil|formacion en alternancia|contratos? (?:de |para la |en )?(?:formacion|aprendizaje|relevo)|contratos? formativos?|bonificad|bonificacion|subvencion',
    '(?:^|[^a-z])(?:ley|leyes|por ley|legal|legislacion|normativa|reglamento|decreto|convocatoria)(?![a-z])|accion positiva|medida positiva|plan de igualdad|sexo menos representado|empleo (?:juvenil|joven)',
    'demandantes? de empleo|desemplead|en paro|en desempleo|programas? |(?:fomento|ayudas?)[a-z ]{0,25}(?:empleo|contratacion|sepe|municipal)|ayuda municipal|\\bplan (?:del|de la|publico|joven|empleo)|riesgo de exclusion|vulnerab|primer empleo',
    'certificado (?:oficial )?de (?:discapacidad|exclusion)|credencial de discapacidad|plazas? reservad|reservad[oa]s? a personas|centro especial de empleo|empresa de insercion|cuota|conadis|sepe\\b|sena\\b|dispositivo de acogida',
    'modalidad del contrato|casting|papel de|para el papel|personaje|figurante|rol de|en pantalla',
  ].join('|'),
)

/** A law, an aid scheme or a role on a stage may ask for what an employer may not. */
export const hasLawfulBasis = ({ near, before, after, words }: Around): boolean =>
  LAWFUL.test(`${before.slice(-NEAR)}${words}${after.slice(0, NEAR)}`) ||
  /garantia juvenil|formacion en alternancia|contrato formativo|programa (?:publico|de (?:empleo|fomento))/.test(near)

const OTHERS_BEFORE = new RegExp(
  '(?:aten(?:cion|der|diendo|demos|deras|deremos)|cuid(?:ado|ados|ar|ando|amos|aras)|asist(?:encia|ir)|acompan[a-z]+|apoyo|servicios?|programas?|talleres?|actividades|clases?|vacuna[a-z]*|campamentos?|grupos?' +
    '|trabaj(?:o|ar|aras|amos)(?: social)?|interven[a-z]+|ensen[a-z]+|moda|ropa|ventas?|seguros?|centros?|residencias?|casa|hogar|piso|albergue|refugio|consulta|tutela[a-z]*|proteccion|publico(?: objetivo)?|target|audiencia' +
    '|segmento|clientela|coleccion|seccion|marketing|educador[a-z]*|monitor[a-z]*|terapeuta|docente|profesor[a-z]*|maestr[oa]|entrenador[a-z]*|formar|prestamos?|hipotecas?|ayudas?|planes|jeans|uniformes?|calzado|cosmeticos?|fragancias?|perfum[a-z]+' +
    '|peluquer[a-z/]+|boutique|spa|gimnasio|custodia|aseos?|vestuarios?|penal|tratamientos?|orientacion|empleo|insercion|estudios?|registro|campanas?|carnet|ocio|limpieza)' +
    '(?: [a-z]{1,15}){0,3}(?: (?:a|al|de|del|con|para|en|por|entre|sobre)(?: (?:las?|los|el|un|una|mi|su|nuestr[oa]s?|dos|tres|edades))*)?:? ?$',
)
const OTHER_PEOPLE =
  /(?:nin[oa]s|alumn[oa]s|estudiantes|pacientes|usuari[oa]s|clientes|clientas|clientela|menores|adolescentes|residentes|bebes?|adultos|grupos|poblacion|publico(?: objetivo)?|target|audiencia|segmento|viajer[oa]s|soci[oa]s|jugador[a-z]*|huespedes|turistas|becari[oa]s|madre|padre|abuel[oa]|familiar|victimas|objetivo|estudios? de mercado|encuestas?)[:,]?(?: [a-z]{1,15}){0,6}[:,]? ?$/
const WANTED_LAST = new RegExp(`(?:^|[^a-z])${WANTED}(?: [a-z]{1,12}){0,2} ?$`)

/** The people whom the job serves, or the things it sells, right before a phrase: «cuidado de», «alumnos», «moda». */
export const isOfOthers = ({ before }: Around): boolean =>
  !WANTED_LAST.test(before) && (OTHERS_BEFORE.test(before) || OTHER_PEOPLE.test(before))

/** «Profesor/a de Religión» names a subject, whoever is wanted to teach it. */
export const isTaught = ({ before }: Around): boolean =>
  /(?:docentes?|profesor[a-z]*|maestr[oa]s?|clases?|asignatura|ensenanza|area)(?:\/[a-z]{1,4})? de $/.test(before)

/** «Garantía: máximo 35 años»: what lasts years without being anybody. */
export const lastsYears = ({ before }: Around): boolean =>
  /(?:garantia|hipoteca|prestamo|credito|amortiz|vigencia|edificio)[^.;\n]{0,40}$/.test(before)

/** «Altas, bajas y cambios de usuarios»: what is entered in a register, and nobody's height. */
export const isEntered = ({ words, before, after }: Around): boolean =>
  /^altas?$/.test(words) &&
  (/^(?:[,;/]| [yeo])? (?:de )?(?:bajas?|cambios?|modificacion|permisos?|contrasena|usuari|accesos?|cuentas?|licencias? )/.test(
    after,
  ) ||
    /(?:bajas?|usuarios?|cuentas?|accesos?|cambios?|modificaciones)(?:[:,;/]| [yeo])? ?$/.test(before))

/** «No pedimos foto», «no es necesario indicar…». */
export const isNegated = ({ before }: Around): boolean =>
  /(?:^|[^a-z])(?:no|nunca|sin|ni|tampoco|evita|evitar|without|not)(?: [a-z]{1,15}){0,5} ?$/.test(before)
