import { flatten } from '#server/features/language/normalise/fold.ts'
import { inSpanish } from '#server/features/language/normalise/words/neighbour-words.ts'
import { educationFields } from '#server/features/language/taxonomy/reference.ts'
import { MUST } from '#shared/lexicon/importance.ts'
import { registrationIn } from '../circumstances/registration-phrases.ts'
import { findDates, SEASON, withoutSpan } from '../dates/dates.ts'
import { segmentsOf } from '../entries/segments.ts'
import { privateIn } from '../head/private-data.ts'
import { languageIn } from '../lists/language-in.ts'
import { languagePaper } from '../lists/language-papers.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { degreeScore, schoolScore } from '../names/names.ts'
import { isLicence } from './papers.ts'

/** What a text is by itself, wherever it stands. */
export type Meaning = 'experience' | 'education' | 'courses' | 'certifications' | 'languages'

const COURSE =
  /^[a-z0-9 ]{3,30} course(?![a-z])|^(?:(?:el|un|hice (?:el|un)|otros?) )?(?:cursos?|cursillos?|talleres de|taller(?= (?:de (?!camion|coche|auto|moto|chapa|costura|repar|mecan)|sobre|intensivo|online|virtual|«|"|“))|seminarios?|capacitacion|jornadas|workshop|masterclass|webinar)(?![a-z]| (?:academicos? |escolar(?:es)? )?(?:19|20)\d\d)/
/** «A partir de las 13 h» is a time of the day. */
const HOURS = /(?<![\d.,]|las )\d{1,4} ?(?:h|hs|hrs|horas|hours)(?![a-z])/
/** Titles that people call by their letters. */
const BY_LETTERS =
  /^(?:titulo (?:de )?)?(?:tcae|tapsd|tafad|tasoc|tsei|tsis|tseas|dam|daw|asir|asix|smr|smx|cou|bup|egb)(?![a-z])/
const FINISHED_SCHOOL = new RegExp(
  String.raw`^(?:(?:la |educacion |ensenanza )?(?:secundari[oa]|primaria|media|eso|bachillerato|bachiller|preparatoria|prepa|graduado escolar)|(?:sexto|septimo|octavo|noveno|decimo|undecimo|[6-9]\S{0,2}|1[01]\S{0,2}) grado(?: de (?:bachillerato|primaria|secundaria|basica))?|[4568]\S* (?:de )?(?:eso|medio|basico)|(?:cuarto|octavo) (?:medio|basico))(?: (?:complet|terminad|incomplet|academic|oficial|concluid|trunc|${MUST}|rendid|laboral|\d).*)?$`,
)

const LONGEST = 200
const SHORTEST = 3

export function isCourse(text: string): boolean {
  const flat = flatten(text.slice(0, LONGEST)).trim()
  return COURSE.test(flat) || (HOURS.test(flat) && degreeScore(text) < 2 && !/^practicas(?![a-z])/.test(flat))
}

let fields: ReadonlySet<string> | undefined

/** «Psicología», «Trabajo social»: what one can study. */
export function isField(text: string): boolean {
  fields ??= new Set(
    educationFields().flatMap(({ name_es, name_en, aliases }) => [name_es, name_en, ...aliases].map(flatten)),
  )
  return fields.has(flatten(inSpanish(text)).trim())
}

const firstPart = (text: string): string => text.split(/[,(.]/)[0]?.trim() ?? ''

/** «Preparatoria terminada (CBTIS)», «Secundaria completa - IE 7035» */
export const isFinishedSchool = (text: string): boolean =>
  FINISHED_SCHOOL.test(flatten(inSpanish(text.split(/[,(.]|\s[–—-]\s/)[0]?.trim() ?? '')))

/** A degree or a finished school, and not only where somebody studied. */
export const isWholeStudy = (text: string): boolean =>
  partsOf(text).some((part) => degreeScore(part) >= 2) ||
  isTitle(text) ||
  FINISHED_SCHOOL.test(flatten(inSpanish(firstPart(text))))

export function isStudy(text: string): boolean {
  const flat = flatten(inSpanish(text.slice(0, LONGEST))).trim()
  if (FINISHED_SCHOOL.test(flat.replace(/[,.(].*$/, '').trim())) return true
  return degreeScore(text) >= 2 || schoolScore(text) > 0 || isField(firstPart(text))
}

/** «Spanish A2 course» is a course. */
const TAUGHT = /^[^,(]{2,30}\s(?:course|curso|classes|clases|teacher)(?!\p{L})/iu
const SPOKEN = /^(?:hablo|habla|parlo|falo|idiomas?:?(?! (?:matern|nativ|extranjer))) /iu

/** A language and little more: «Inglés B2», «Francés: lo justo para atender». */
export function isLanguage(text: string): boolean {
  // «Inglés, nivel First, 2016» is the paper for it.
  if (findDates(text).length > 0 && languagePaper(text) !== null) return false
  if (
    text.length <= 110 &&
    SPOKEN.test(text) &&
    text
      .replace(SPOKEN, '')
      .split(/,\s+|\s+y\s+/)
      .some(languageIn)
  )
    return true
  const found = text.length <= 110 && !TAUGHT.test(text) ? languageIn(text) : null
  if (!found || findDates(text).some(({ is_range }) => is_range)) return false
  return found.level !== null || found.rest.split(' ').length <= 8
}

const isNamed = (part: string): boolean => positionScore(part) >= 1 || employerScore(part) >= 1.5

const LONGEST_LINE = 110

/** A date that times a job, with something that names one beside it. */
export function isJob(text: string): boolean {
  const segments = segmentsOf(text)
  const dated = segments.find(({ span }) => span !== null)
  if (!dated?.span?.start || dated.from > LONGEST || isPauseInside(text) || isOfPerson(text)) return false
  const named = segments.filter(({ span, to }) => span === null && to <= LONGEST + dated.to)
  const parts = named.flatMap((segment) => segment.text.split(/,\s+|\s+en\s+/))
  const first = /^[\s([]*$/.test(text.slice(0, dated.from).replace(SEASON, ''))
  if (dated.span.is_range) return parts.some((part) => (first ? /\p{L}{3}/u.test(part) : mayBeNamed(part)))
  if (first) return parts.some(isNamed)
  // A single date behind its job ends the line or stands in brackets.
  const behind = /^[\s)\].]*$/.test(text.slice(dated.to)) || /^[([].*[)\]]$/.test(dated.text)
  return text.length <= LONGEST_LINE && behind && isNamed(parts[0] ?? '')
}

const SINCE_ALONE = /(?<!\p{L})desde (?:el )?[^–—-]{4,20}$/iu

/** «Nacionalidad: peruana, con NIE desde 2009», «Abogado · ICAB ejerciente desde 2015» */
const isOfPerson = (text: string): boolean =>
  privateIn(text).found.some((found) => text.startsWith(found)) ||
  (SINCE_ALONE.test(text) && registrationIn(text) !== null)

function mayBeNamed(part: string): boolean {
  const told = withoutTellingVerb(part)
  return positionScore(told) >= 1 || employerScore(told) >= 0.75 || WORK.test(flatten(inSpanish(told)))
}

const TELLING_VERB =
  /^(?:tambi[eé]n )?(?:he (?:dado|hecho|impartido|llevado|fet|donat|impartit)|doy|hago|imparto|dono|faig|imparteixo) (?=\p{Ll}{4})/iu

/** «He dado clases particulares» tells of «clases particulares». */
export const withoutTellingVerb = (text: string): string => text.replace(TELLING_VERB, '')

/** «Cuidado de una señora mayor»: work that is told instead of named. */
export const isWork = (text: string): boolean => WORK.test(flatten(inSpanish(text)))
const WORK =
  /^(?:cuidado|limpieza|atencion|venta|reparto|ayuda|mantenimiento|reparacion|clases|apoyo|acompanamiento|recogida|reposicion|carga|instalacion|montaje) (?:de|a|al|en|con|y) /

const partsOf = (text: string): string[] =>
  text.slice(0, LONGEST).split(/(?<!(?<!\p{L})(?:Lic|Ing|Arq|Prof|Tec|T[eé]c))[,.;]\s+|\s[–—-]\s/iu)

/** With a time beside it, that is what somebody worked as. */
const PERSON = /^(?:abogad[oa]|contador[a]?|arquitect[oa]|ingenier[oa]|especialista|doctora?)(?![a-z])(?! en )/

/** «2019 Especialización en …» */
function withoutFirstDate(text: string): string {
  const [date] = findDates(text)
  return date?.from === 0 ? text.slice(date.to).replace(/^[\s:.,|·–—-]+/, '') : text
}

/** Behind a degree or a school no job is meant, unless somebody works there. */
function isStudied(text: string): boolean {
  const bare = withoutFirstDate(text)
  if (isCourse(bare)) return false
  // «Referencia: arq. Farías 351 000 0233» is somebody to ask.
  const parts = partsOf(bare).filter((part) => !PHONE.test(part))
  const [date] = findDates(text)
  const timed = date?.is_range === true || date?.from === 0
  const taught = parts.some((part) => OF_SCHOOL.test(part.trim()))
  const degree = parts.some((part) => degreeScore(part) >= 2 && !(timed && !taught && PERSON.test(flatten(part))))
  if (isTitle(text)) return true
  if (text.length > LONGEST || (!degree && !isStudy(text))) return false
  if (!date?.is_range) return degree || !parts.some((part) => positionScore(part) >= 2 && degreeScore(part) < 2)
  return degree && !date.current && !parts.some((part) => positionScore(part) >= 2 && degreeScore(part) < 2)
}

const PHONE = /\d{3}[ .-]?\d{3,4}[ .-]?\d{3,4}/

const PROFESSION =
  /^(?:psicolog|abogad|contador|ingenier|medic|arquitect|kinesiolog|enfermer|nutricionist|trabajador[a]? social|profesor|economista|odontolog|veterinari|farmaceutic|fonoaudiolog|matron|terapeuta|periodista|sociolog|administrador[a]? de empresas|bioquimic|obstetra|fisioterapeut)[a-z]*(?: [a-z]+){0,4}$/
const OF_SCHOOL = /^(?:universidad|universitat|univ\.|u\. |instituto|escuela|facultad)|^[A-ZÑ]{2,6}$/i

/** «TCAE (2016)», «Psicólogo, Universidad de Los Lagos, 2017»: a title, where it is from, and no more than a year. */
function isTitle(text: string): boolean {
  const [date, second] = findDates(text)
  if (date?.is_range || second || text.length > LONGEST_LINE) return false
  if (BY_LETTERS.test(flatten(text).trim())) return true
  const [first = '', ...others] = (date ? withoutSpan(text, date) : text)
    .split(/[,.()]|\s[–—-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return PROFESSION.test(flatten(first)) && others.length > 0 && others.every((part) => OF_SCHOOL.test(part))
}

/** Time without work, which is no job. */
const PAUSE =
  /(?:^|\d[\s)\]:–-]*)(?:en )?(?:paro|desempleo|desempleada?o?)(?!\p{L})|(?:^|[\s:.])(?:par[oó]n|excedencia|a[ñn]o sab[aá]tico|licencia de (?:maternidad|paternidad)|baja (?:maternal|paternal)|(?:pausa|receso|retiro|descanso) (?:laboral )?por|cuidado de (?:mis?|un|una)|mudanza y|crianza|desempleo|en b[uú]squeda)(?!\p{L})/iu

/** «Con la crisis estuve dos años en el paro» */
const WITHOUT_WORK =
  /(?<!\p{L})(?:estuve|estado|qued[eé]|estoy)(?: \p{L}+){0,4} (?:en (?:el )?paro|sin (?:trabajo|empleo)|en (?:el )?desempleo|desemplead[oa])(?!\p{L})/iu

/** «Me quedé en casa por los niños», «estuve en la casa con mi madre enferma»; «trabajé en casa» is work. */
const AT_HOME =
  /(?<!\p{L})(?:(?:estuve|me qued[eé]|qued[aá]ndome) en (?:la |mi )?casa (?:por|con|para|cuid|cri)|cuid(?:[eé]|aba|ando) (?:a|de) mis? (?:pap[aá]s?|padres?|madre|mam[aá]|abuel|hij|suegr|herman|espos|marid|mujer|t[ií][oa])|me dediqu[eé] (?:a(?:l cuidado de)? (?:mis? (?:hij|famil|madre|padre|beb)|la familia|la crianza)|al hogar|a la casa))/iu

/** «…, con un parón en 2015-2016 por obras»: said of a time that it is none, and of no job of its own. */
const PAUSE_INSIDE =
  /^\(?(?:(?:con|tras|salvo|excepto|menos|quitando) )?(?:una? |la |el |breve )*(?:pausa|interrupci[oó]n|par[oó]n|parada|receso|descanso|baja|suspensi[oó]n)(?!\p{L})/iu
export const isPauseInside = (text: string): boolean => PAUSE_INSIDE.test(text)

export const isPause = (text: string): boolean =>
  (PAUSE.test(text.slice(0, LONGEST)) && positionScore(text) < 2) ||
  WITHOUT_WORK.test(text.slice(0, LONGEST)) ||
  AT_HOME.test(text.slice(0, LONGEST))

/** «Recepcionista, 20 horas semanales, 2019 – 2021» has hours and is no course. */
function isTimedWork(text: string): boolean {
  const spans = findDates(text)
  if (spans.some(({ current }) => current)) return true
  return spans.some(({ is_range }) => is_range) && !COURSE.test(flatten(text)) && isJob(text)
}

/** What a loose text is; null for what may be anything. */
export function meaningOf(text: string): Meaning | null {
  if (text.length < SHORTEST) return null
  if (isLanguage(text)) return 'languages'
  if (isLicence(text) || languagePaper(text) !== null) return 'certifications'
  if (isCourse(text) && !isTimedWork(text)) return 'courses'
  if (isStudied(text)) return 'education'
  return isJob(text) && !isPause(text) ? 'experience' : null
}
