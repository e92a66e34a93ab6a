import type { EducationLevel } from '../taxonomy/levels.ts'
import { readFacts } from './facts.ts'
import { flatten } from './fold.ts'
import { inSpanish } from './words/neighbour-words.ts'
import { spelledOut } from './words/study-letters.ts'

/** Titles and careers that only universities give, in a text that is known to name studies. */
const UNIVERSITY =
  /(?:^|[^a-z])(?:ing\.|(?:ing|lic)(?= [a-z])|ingenier[oa]|ingenieria|lic\.|licenciad[oa]|abogad[oa]|abogacia|arquitect[oa]|arquitectura|contador|contadora|contaduria publica|medicina|medic[oa] (?:y )?cirujan[oa]|odontolog[oa]|derecho|psicologia|psicolog[oa]|odontologia|economia|sociologia|filosofia|magisterio|periodismo|trabajo social|relaciones laborales|kinesiologia|kinesiolog[oa]|fisioterapia|fisioterapeuta|profesorado)(?![a-z])/
/** Alone, as a title, and not «auxiliar de enfermería». */
const GRADUATE =
  /^(?:medic[oa]|enfermer[oa]|veterinari[oa]|farmaceutic[oa]|nutricionista|economista|periodista|bioquimic[oa]|obstetra|matron[a]?|trabajador[a]? social|administrador[a]? de empresas)(?![a-z])/
const COURSE = /(?:^|[^a-z])(?:curso|diplomado|experto|experta|taller|seminario|bootcamp|certificad[oa])(?![a-z])/
const MASTER = /^(?:master|maestria|magister|especialista en)(?![a-z])/
const TECHNICIAN = /(?:^|[^a-z])(?:tecnic[oa])(?![a-z])/

/** In Peru a «bachiller» of a university has a degree; the school is a «bachillerato» elsewhere. */
const OF_UNIVERSITY =
  /(?<![a-z])universidad [^\n]{2,80}?(?<![a-z])bachiller(?![a-z])|(?<![a-z])bachiller(?! en ciencias y letras)(?![a-z])[^\n;]{0,60}(?<![a-z])universidad(?![a-z])/

/** A woman «diplomada» has a university's diploma; «un diplomado» may be a course. */
const DIPLOMATE = /^diplomada en (?=[a-z])/
/** Which of the two is not said: at least the lower. */
const SOME_CYCLE = /^ciclo (?:de|en) (?=[a-z])/

/** The level of studies that a CV names, also where it says it by the title alone: «Ing. en Mecatrónica». */
export function levelOfStudy(written: string): EducationLevel | null {
  const text = inSpanish(spelledOut(written.trim()))
  const flat = flatten(text)
  if (OF_UNIVERSITY.test(flat)) return 'GRADO'
  const said = readFacts(text).education[0]?.level
  if (said) return said
  if (MASTER.test(flat.trim())) return 'MASTER'
  if (DIPLOMATE.test(flat.trim())) return 'GRADO'
  if (COURSE.test(flat)) return null
  if (SOME_CYCLE.test(flat.trim()) || TECHNICIAN.test(flat)) return 'FP_MEDIO'
  return UNIVERSITY.test(flat) || GRADUATE.test(flat) ? 'GRADO' : null
}

const SCHOOL = /^(?:(?:estudios|educacion|escuela|nivel)(?: de)? )?(?:(primari)|secundari)[ao]s?(?![a-z])/

/** School ends at fifteen in some countries and at eighteen in others: at least the lower. */
export function schoolAtLeast(written: string): EducationLevel | null {
  const school = SCHOOL.exec(flatten(written.trim()))
  return school && (school[1] ? 'PRIMARIA' : 'SECUNDARIA')
}
