import type { EducationLevel } from '../taxonomy/levels.ts'
import { readFacts } from './facts.ts'
import { flatten } from './fold.ts'

/** Titles and careers that only universities give, in a text that is known to name studies. */
const UNIVERSITY =
  /(?:^|[^a-z])(?:ing\.|ingenier[oa]|ingenieria|grau en|llicenciatura|llicenciat|llicenciada|enginyer|enginyera|enginyeria|lic\.|licenciad[oa]|abogad[oa]|abogacia|arquitect[oa]|arquitectura|contador|contadora|contaduria publica|medicina|medic[oa] (?:y )?cirujan[oa]|odontolog[oa]|derecho|psicologia|psicolog[oa]|odontologia|economia|sociologia|filosofia|kinesiologia|kinesiolog[oa]|fisioterapia|fisioterapeuta|profesorado)(?![a-z])/
const COURSE = /(?:^|[^a-z])(?:curso|diplomado|taller|seminario|bootcamp|certificad[oa])(?![a-z])/
const MASTER = /^(?:master|maestria|magister)(?![a-z])/
/** Titles that people call by their letters. */
const BY_LETTERS = /(?:^|[^a-z])(?:tcae|tapsd)(?![a-z])/
const TECHNICIAN = /(?:^|[^a-z])(?:tecnic[oa])(?![a-z])/

/** Careers that Spanish universities gave a «diplomatura» in; elsewhere a «diplomado» is a course. */
const DIPLOMA =
  /^\s*diplomad[oa](?:\/a)? (?:universitari[oa] )?en (?:enfermeria|relaciones laborales|graduado social|trabajo social|educacion social|magisterio|ciencias empresariales|empresariales|fisioterapia|terapia ocupacional|logopedia|podologia|biblioteconomia|gestion y administracion publica)(?! (?:y|e|en|de|para) )/

/** The level of studies that a CV names, also where it says it by the title alone: «Ing. en Mecatrónica». */
export function levelOfStudy(text: string): EducationLevel | null {
  const said = readFacts(text).education[0]?.level
  if (said) return said
  const flat = flatten(text)
  if (MASTER.test(flat.trim())) return 'MASTER'
  if (DIPLOMA.test(flat)) return 'GRADO'
  if (COURSE.test(flat)) return null
  if (TECHNICIAN.test(flat) || BY_LETTERS.test(flat)) return 'FP_MEDIO'
  return UNIVERSITY.test(flat) ? 'GRADO' : null
}
