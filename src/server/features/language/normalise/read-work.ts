import { HOLIDAY_MONTH, MONTH_NAME } from '#shared/lexicon/months.ts'
import type { Contract, Modality, Seniority, WorkingDay } from '../taxonomy/levels.ts'
import { Claims, isNegated, type Span, spanOf } from './span.ts'

export interface ValueFact<Value> extends Span {
  value: Value
}

type Pattern<Value> = readonly [Value, RegExp]

/** Each pattern is tried in order on the same place; the first that begins earliest wins, so the narrow ones come first. */
const MODALITY: readonly Pattern<Modality>[] = [
  [
    'HIBRIDO',
    /(?<![a-z])(?<!(?:vehiculos?|coches?|motor(?:es)?|autos?|electric[oa]s?|electric[oa]s? [oy]|bonos?) )(?:hibrid[oa]s?(?! (?:y|o|e) electric)|hybrid|semi-?presencial(?:es)?|teletrabajo parcial|(?:lunes|martes|miercoles|jueves|viernes) (?:de |en )?(?:teletrabajo|remotos?|home office)|(?:\d|un|dos|tres|cuatro) dias? (?:a la semana |por semana |semanales )?(?:de |en |from )?(?:teletrabajo|remotos?|home office|oficina|office)|(?:teletrabajo|remoto|home office) (?:de )?(?:\d|un|dos|tres|cuatro) dias?|\d days? (?:remote|in the office|from home))(?![a-z])/g,
  ],
  [
    'REMOTO',
    /(?<![a-z])(?<!(?:control|soporte|acceso|asistencia|sensores|escritorio|conexion|mando|percepcion|desktop|zonas?|areas?) )(?:(?:100 ?% |full |fully |totalmente |completamente )?(?:remot[oa]s?|remote)|(?:100 ?% )?teletrabajo|home[ -]?office|(?:trabaj[oa]r? )?desde (?:tu |su |la )?casa|work(?:ing)? from home|wfh|trabajo a distancia|modalidad a distancia)(?! (?:control|support|desktop|sensing|areas?|zonas?))(?![a-z])/g,
  ],
  [
    'PRESENCIAL',
    /(?<![a-z])(?<!(?:clases?|formacion|curso|cursos|atencion|reuniones|semi|ventas?|entrevistas?) )(?:(?:100 ?% )?presencial(?:es|mente)?|on-?site|in-?office|trabaj(?:o|ar) en (?:la |nuestras? )?oficinas?)(?![a-z])/g,
  ],
]

const CONTRACT: readonly Pattern<Contract>[] = [
  ['FIJO_DISCONTINUO', /(?<![a-z])(?:(?:contrato|puesto|trabajo) )?fij[oa]s?[ -]discontinu[oa]s?(?![a-z])/g],
  [
    'INDEFINIDO',
    /(?<![a-z])(?:(?:contrato|contratacion|relacion|puesto|incorporacion|vinculacion)(?: laboral)? (?:a |de |por |con )?(?:(?:termino|plazo|tiempo|duracion) )?(?:indefinid[oa]|indeterminad[oa])|(?:contrato|puesto|trabajo) fijo(?![ -]discontinu)|(?:termino|plazo|tiempo) (?:indefinido|indeterminado)|indefinid[oa]|permanent (?:contract|position|job)|relacion de dependencia|planta permanente|contrato de planta|directo por la empresa)(?![a-z])/g,
  ],
  [
    'PRACTICAS',
    /(?<![a-z])(?:(?:contrato|convenio|beca|periodo) (?:de |en )(?:practicas?|formacion|aprendizaje|pasantia)|en practicas|practicas (?:profesionales|pre-?profesionales|remuneradas|extracurriculares|curriculares|de empresa)|pasantias?|internship|contrato de formacion(?: en alternancia)?|becas? (?:remuneradas?|formativas?))(?![a-z])/g,
  ],
  [
    'POR_PROYECTO',
    /(?<![a-z])(?:por proyectos?|(?:por )?obra (?:o|y) (?:labor|servicio)|por obra(?: determinada)?|obra determinada|contrato de obra|project[- ]based)(?![a-z])/g,
  ],
  [
    'FREELANCE',
    /(?<![a-z])(?:freelance|free lance|free-lance|(?:como|de|alta (?:de|como)|regimen de|ser) autonom[oa]s?|contrato mercantil|(?:por |a |contrato: ?)honorarios|(?<!, )prestacion de servicios|locacion de servicios|monotribut(?:o|istas?)|contractor|self-employed)(?![a-z])/g,
  ],
  [
    'TEMPORAL',
    new RegExp(
      String.raw`(?<![a-z])(?<!(?:empresa|agencia) de )(?<!trabajo )(?:(?:contrato|contratacion|trabajo|puesto|incorporacion|plaza) (?:laboral )?(?:temporal|eventual)|(?:a |de )?(?:plazo|termino) fijo|temporal(?:es)?|eventual(?:es)?|contrato (?:de|por) (?:(?:(?:el|un) )?(?:ciclo|curso|ano) (?:escolar|lectivo|academico)|suplencia|reemplazo|sustitucion|interinidad|relevo|temporada|campana|baja|\d{1,2} meses)|(?:por|de) (?:temporada|campana|sustitucion)|(?:sustitucion|suplencia|reemplazo) (?:(?:por|de) [a-z]+|(?:pre|post)natal|maternal)|campana de [a-z]+ a [a-z]+|temporada (?:de )?${MONTH_NAME} ?(?:-|–|a|hasta) ?${MONTH_NAME}|(?:cubrir|cobertura de) (?:baja|vacaciones)|fixed[- ]term|temporary|seasonal)(?! (?:de trabajo|agency))(?![a-z])`,
      'g',
    ),
  ],
]

const WORKING_DAY: readonly Pattern<WorkingDay>[] = [
  [
    'COMPLETA',
    /(?<![a-z0-9])(?:jornada(?: laboral)?:? (?:completa|intensiva)|tiempo completo|full[- ]?time|a tiempo completo|jornada(?: laboral)? de (?:3[5-9]|4\d) ?(?:h|hs|hrs|horas)|(?:3[5-9]|4\d)[ -]?(?:h|hs|hrs|horas|hours)(?: a la semana| por semana| semanales|\/sem(?:ana)?| per week))(?![a-z])/g,
  ],
  [
    'PARCIAL',
    new RegExp(
      String.raw`(?<![a-z0-9])(?:media jornada|jornada(?: laboral)?:? (?:parcial|reducida)(?! (?:en|los|durante|de) (?:el |los |las )?(?:verano|viernes|${HOLIDAY_MONTH}|visperas|festivos|temporada))|(?:a )?tiempo parcial|medio tiempo|part[- ]?time|jornada(?: laboral)? de (?:[89]|[12]\d|3[0-4]) ?(?:h|hs|hrs|horas)|(?:[89]|[12]\d|3[0-4])[ -]?(?:h|hs|hrs|horas|hours)(?: a la semana| por semana| semanales|/sem(?:ana)?| per week)|solo fines de semana)(?![a-z])`,
      'g',
    ),
  ],
  ['POR_HORAS', /(?<![a-z0-9])(?:por horas|trabajo por horas|por hora catedra|horas catedra|hourly)(?![a-z])/g],
]

const SENIORITY: readonly Pattern<Seniority>[] = [
  [
    'SEMI_SENIOR',
    /(?<![a-z])(?:semi[ -]?seniors?|semi[ -]?sr|ssr|mid[ -]?level|mid[ -]?senior|middle(?= (?:developer|engineer|level))|nivel medio(?= de experiencia))(?![a-z])/g,
  ],
  [
    'JUNIOR',
    /(?<![a-z])(?:juniors?|(?<=[a-z] )jr|entry[ -]?level|recien (?:graduad|titulad|egresad)[oa]s?(?:\/as?)?)(?![a-z])/g,
  ],
  [
    'SIN_EXPERIENCIA',
    /(?<![a-z])(?:sin experiencia|primer empleo|trainees?|becari[oa]s?|practicantes?|aprendi(?:z|ces)|no experience (?:required|needed))(?![a-z])/g,
  ],
  ['SENIOR', /(?<![a-z])(?:seniors?|(?<=[a-z] )sr(?!\.? [a-z]))(?![a-z])/g],
  [
    'EXPERT',
    /(?<![a-z])(?:(?:nivel|perfil|seniority) (?:expert[oa]|principal|staff)|(?:staff|principal) (?:engineer|developer|designer|architect)|expert level)(?![a-z])/g,
  ],
]

export const readModality = (text: string, flat: string): ValueFact<Modality>[] => readValues(text, flat, MODALITY)
export const readContract = (text: string, flat: string): ValueFact<Contract>[] => readValues(text, flat, CONTRACT)
export const readWorkingDay = (text: string, flat: string): ValueFact<WorkingDay>[] =>
  readValues(text, flat, WORKING_DAY)
export const readSeniority = (text: string, flat: string): ValueFact<Seniority>[] => readValues(text, flat, SENIORITY)

function readValues<Value>(text: string, flat: string, patterns: readonly Pattern<Value>[]): ValueFact<Value>[] {
  const found: ValueFact<Value>[] = []
  const claims = new Claims(flat.length)
  for (const [value, pattern] of patterns) {
    for (const match of flat.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      if (!isNegated(flat, start, end) && claims.claim(start, end)) found.push({ ...spanOf(text, start, end), value })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}
