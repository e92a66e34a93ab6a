import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { withText } from '../../lines/line.ts'
import { isMonths } from '../dates/dates.ts'
import { canBeTown } from '../head/head.ts'
import { employerScore, isOwnAccount, positionScore } from '../names/employers.ts'
import { placeOf } from '../names/places.ts'
import type { Job } from './place-job.ts'

/** Where in a house, or for how long: «3ª planta (medicina interna)», «sucursal Centro», «4 meses de sustitución». */
const PART_OF_A_HOUSE =
  /^(?:\d{1,2}\s?[.ªºa°]{0,2}\s+)?(?:plantas?|pisos?|pabellon|ala|sector|seccion|area|zona|sede|sucursal|local|tienda \d|turno|nave|almacen \d|urgencias|emergencias?|hospitalizacion|terapia intensiva|cuidados intensivos|clinica medica|unidad coronaria|maternidad|oncologia|cardiologia|ginecologia|geriatria|psiquiatria|sala \d|pediatria|neonatologia|medicina interna|cirugia|traumatologia|consultas? externas?|dialisis|uci|uvi|quirofanos?|box(?:es)?|departamento de|depto\.? de|unidad de|servicio de(?! social))(?![a-z])/
/** «Panadería La Espiga, Centro, Morelia»: where in a town the house stands. */
const PART_OF_A_TOWN =
  /^(?:(?:[Mm]icro|[Mm]acro)?[Cc]entro(?: [Hh]ist[oó]rico| [Cc][ií]vico)?|[Zz]ona [Cc]entro|[Cc]asco (?:[Aa]ntiguo|[Vv]iejo|[Hh]ist[oó]rico))$|^(?:[Aa]v|[Aa]vda|[Aa]venida|[Cc]alle|[Cc]\/|[Bb]lvd|[Bb]ulevar|[Bb]oulevard|[Cc]arretera|[Cc]tra|[Cc]alzada|[Jj]r|[Jj]ir[oó]n|[Cc]ol|[Cc]olonia|[Bb]arrio|[Ff]racc|[Ff]raccionamiento|[Uu]rb|[Uu]rbanizaci[oó]n|[Kk]m)\.? ?(?:del? |l[ao]s? |el )*[\p{Lu}\d]/u
export const isPartOfTown = (text: string): boolean => PART_OF_A_TOWN.test(text)
/** How somebody was there, and not as what: «residencia de prácticas y luego contrato por refuerzo». */
const A_WAY =
  /^(?:residencia de practicas|contrat(?:o|acion) (?:por|temporal|eventual|a plazo|de refuerzo|de prueba|indefinid)|(?:de |por )?refuerzo(?![a-z])|eventual(?![a-z])|por temporadas?(?![a-z])|a tiempo parcial|cada (?:temporada|verano|invierno|campana|vendimia|cosecha|ano)(?![a-z])|(?:varios|distintos|diferentes|sucesivos) contratos|fij[oa] discontinu[oa]|bolsa de empleo)/
const A_TIME =
  /^(?:[^,]{0,40}, )?(?:(?:casi|mas de|unos) )?(?:\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:anos?|mes|meses|semanas?|temporadas?|veranos?)(?![a-z])|^\d{2,4} ?(?:horas|hrs?|hs?)(?![a-z])/

/**
 * Behind an employer stands the town, the ward or the time as often as the position. What cannot be one is told beside
 * the names, so that the text or the headline may say what somebody was.
 */
export function dropFalsePosition(job: Job, stands_first: boolean): void {
  const { position, company, head } = job
  if (position === '' || company === '' || positionScore(position) >= 1) return
  const flat = flatten(position)
  const place = placeOf(position)
  // Nobody writes a town that no list knows before the employer.
  const may_be_town = !stands_first && isEmployer(company) && position.split(AND).every(canBeTown)
  const is_town = place !== null || (may_be_town && findConcepts(position).length === 0)
  const is_beside =
    [PART_OF_A_HOUSE, A_WAY, A_TIME].some((said) => said.test(flat)) ||
    isOwnAccount(position) ||
    isMonths(position) ||
    isDepartment(position, company)
  if (!is_town && !is_beside) return
  job.position = is_town ? '' : nameApart(job)
  job.sure = false
  if (!is_town) (A_WAY.test(flat) ? head.ways : head.times).push(position)
  else if (!head.place) head.place = place ?? { city: position, country: null }
  else head.rest.push(position)
}

/** «Cerro Alto y Punta Brava»: towns side by side. */
const AND = /\s+[ye]\s+|\s*[/,]\s*/u

/** «Municipalidad de Ancud – DIDECO»: letters beside a house that name no work are a part of it. */
const isDepartment = (position: string, company: string): boolean =>
  /^\p{Lu}{4,8}$/u.test(position) && isEmployer(company) && findConcepts(position).length === 0

/** «Cada temporada (de marzo a noviembre): Club de Golf Sol. Riego…»: the house opens what is told below the way. */
export function takeHouseBelow(job: Job): void {
  const [, way = '', named = ''] = /^([^:]{5,80}):\s+(\p{Lu}.*)$/u.exec(job.company) ?? []
  if (job.position === '' && A_WAY.test(flatten(way))) {
    job.head.ways.push(way)
    job.company = named
    return
  }
  if (job.company !== '' || !A_WAY.test(flatten(job.position))) return
  const [first, ...others] = job.body
  const [, house = '', rest = ''] = /^([^.]{4,60})\.\s+(\S.*)$/su.exec(first?.text ?? '') ?? []
  if (!first || !(employerScore(house) >= 1 || isProperAlone(house)) || positionScore(house) >= 1) return
  job.head.ways.push(job.position)
  Object.assign(job, { position: '', company: house, sure: false, body: [withText(first, rest), ...others] })
}

const MOST_WORDS = 4
const PROPER = /^\p{Lu}[\p{L}\d.&'’-]*(?: (?:\p{Lu}[\p{L}\d.&'’-]*|de|del|la|el|los|las|y|e|&))*$/u

/** «2019-2023 Prosegur»: capitals, and not one word that names any work. */
export function isProperAlone(written: string): boolean {
  const name = written.replace(/\s*\([^()]*\)$/, '')
  return isProper(name) || isShouted(name) || (HOUSE_BY_NAME.test(name) && name.split(' ').length <= MOST_WORDS)
}

/** «Panificadora El Trigal»: who has a name with its article is a house, whatever is done there. */
const HOUSE_BY_NAME = /^\p{Lu}[\p{L}]+(?: \p{L}+)? (?:El|La|Los|Las|EL|LA|LOS|LAS) \p{Lu}\p{L}{2,}$/u

const SHOUTED = /^(\p{Lu}{4,}(?: \p{Lu}{2,})*) \p{Ll}/u

/** «PIDEYA por aplicación»: among small letters capitals are a name, unless they name work. */
function isShouted(name: string): boolean {
  const [, shouted = ''] = SHOUTED.exec(name) ?? []
  return shouted !== '' && positionScore(shouted) === 0 && findConcepts(shouted).length === 0
}

const isProper = (name: string): boolean =>
  PROPER.test(name) &&
  name !== name.toUpperCase() &&
  name.split(' ').length <= MOST_WORDS &&
  positionScore(name) === 0 &&
  findConcepts(name).length === 0

const WORK_AND_NAME = /^(\p{Lu}[^()]{8,70}?)\s*\((\p{Lu}[^()]{2,60})\)$/u

/** «Atención telefónica de una eléctrica (Contacta Sur), 4 meses»: the work itself stands before the name. */
function nameApart(job: Job): string {
  const [, work = '', name = ''] = WORK_AND_NAME.exec(job.company) ?? []
  if (work === '' || employerScore(work) >= 1.5) return ''
  job.company = name
  return work
}

const isEmployer = (name: string): boolean => employerScore(name) >= 1.5 && positionScore(name) < 1
