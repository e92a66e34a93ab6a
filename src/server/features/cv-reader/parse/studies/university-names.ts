import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import { STOP } from '../names/names.ts'
import { isField } from '../sections/line-meaning.ts'

const UNIVERSITY = /^(?:pontificia |real )?(?:universidad|universitat|universidade|university|facultad)(?!\p{L})/iu
export const isUniversity = (name: string): boolean => UNIVERSITY.test(name.trim())

/** «egresada», «bachiller 2020», «título profesional en trámite»: how far somebody came at a university. */
const REACHED =
  /^(?:egresad[oa]|bachiller|grado (?:acad[eé]mico )?de bachiller|t[ií]tulo(?: profesional)?|titulad[oa]|colegiad[oa]|licenciad[oa]|graduad[oa])(?:\s+(?:en|desde|desde el|el|de))?\.?$|^tesis(?!\p{L})/iu
const isReached = (name: string): boolean => REACHED.test(name.trim())

const BACHILLER = /(?<!\p{L})bachiller(?!\p{L})/iu
/** Where a school and no university is meant: «Bachiller en Ciencias Naturales, Escuela Normal». */
export const isBachillerOfUniversity = (degree: string, institution: string): boolean =>
  BACHILLER.test(degree) && isUniversity(institution)

/** «Escuela de Turismo», «Facultad de Derecho»: the part of a university that teaches one career. */
const CAREER_SCHOOL = /^(?:escuela|facultad)(?: (?:profesional|acad[eé]mica))*(?: profesional)? de (\p{L}.{3,60})$/iu

interface UniversityStudy {
  /** Whoever is «bachiller» or «egresada» has the career behind them, whatever is still to come. */
  ongoing: boolean
  degree: string
  field: string
  institution: string
  told: string[]
}

const APART = new RegExp(String.raw`,\s+|${STOP}`, 'u')

/** «Universidad del Sur, Ing. Geológica, egresada … Bachiller»: the house, what was studied there and how far. */
export function universityStudy(names: readonly string[], text: string): UniversityStudy | null {
  const parts = names.flatMap((name) => name.split(APART)).map((part) => part.replace(/\.$/, ''))
  const [institution = '', ...others] = parts
  if (!isUniversity(institution) || others.length === 0) return null
  const reached = others.filter(isReached)
  const [career = '', ...more] = others.filter((part) => !isReached(part))
  const [, taught = ''] = CAREER_SCHOOL.exec(career) ?? []
  const known = taught !== '' || isField(career) || levelOfStudy(career) === 'GRADO'
  const title = reached.find((name) => BACHILLER.test(name))
  if (more.length > 0 || reached.length === 0 || (career !== '' && !known)) return null
  const told = (all: readonly string[]) => all.map((name) => withYear(name, text))
  if (career !== '' && taught === '')
    return { degree: career, field: '', institution, ongoing: false, told: told(reached) }
  if (title === undefined) return null
  const house = career === '' ? institution : `${institution}, ${career}`
  const others_reached = reached.filter((name) => name !== title)
  return { degree: title, field: taught, institution: house, ongoing: false, told: told(others_reached) }
}

/** «bachiller 2020», as it was written before its dates were taken from it. */
function withYear(name: string, text: string): string {
  const [year = ''] = /^,? (?:en )?(?:19|20)\d\d/.exec(text.slice(text.indexOf(name) + name.length)) ?? []
  return `${name}${year}`
}
