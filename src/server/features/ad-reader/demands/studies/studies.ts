import { flatten } from '#server/features/language/normalise/fold.ts'
import type { EducationFact } from '#server/features/language/normalise/read-education.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { EDUCATION_EQF } from '#server/features/language/taxonomy/levels.ts'
import { educationFields } from '#server/features/language/taxonomy/reference.ts'
import { type Asked, counts, type Draft, draft } from '../../drafts/draft.ts'
import { importanceOf } from '../../drafts/importance.ts'
import { type AdText, statementAt } from '../../text/ad-text.ts'
import { firstFrom } from '../../text/first-from.ts'
import type { Statement } from '../../text/statements.ts'
import { anyOf } from '../any-of.ts'
import { isTitleAt, jobOf, namesJob } from '../job-name.ts'
import { experienceInJob, orExperience } from '../or-experience.ts'
import { bracketedCareers } from './bracketed-careers.ts'
import { careersBefore } from './careers-before.ts'
import { areCareers, isProfession } from './engineers.ts'
import { fieldsIn, knownFields } from './fields-of-study.ts'
import { otherPostgraduates } from './postgraduates.ts'
import { fieldOfProfession } from './professions.ts'
import { AKIN, beforeOtherStudies, closeTo, RECOGNISED, UNFINISHED } from './said-of-studies.ts'
import { wayOfYearsAt } from './way-with-years.ts'

/** Of alternatives in one statement («grado o FP superior») the lowest is what is needed. */
export function proposeEducation(ad: AdText, facts: readonly EducationFact[]): Draft[] {
  const groups: { statement: Statement; found: EducationFact[] }[] = []
  const job = jobOf(ad.title)
  for (const fact of facts) {
    const statement = statementAt(ad, fact.start)
    // «TÉCNICO EN MANTENIMIENTO» above the list is what the job is called.
    if (statement && isName(statement, ad) && namesJob(ad.text.slice(statement.start, statement.end), job)) continue
    if (statement?.sentence.section === null && !statement.sentence.listed && isTitleAt(ad, fact.start)) continue
    // What a teacher teaches.
    if (TAUGHT.has(fact.level) && TEACHER.test(flatten(ad.title ?? ''))) continue
    if (OR_COURSE.test(ad.flat.slice(fact.end, fact.end + 30))) continue
    if (fact.level === 'SIN_ESTUDIOS' || !counts(statement, fact) || isInPassing(fact, statement, ad)) continue
    const last = groups.at(-1)
    const before = last?.found.at(-1)
    const joined = before && last?.statement === statement && !AND.test(ad.flat.slice(before.end, fact.start))
    const [first] = joined ? (last?.found ?? []) : []
    if (first && fact.start > wayOfYearsAt(ad, first.end, statement.end)) continue
    if (joined) last?.found.push(fact)
    else groups.push({ statement, found: [fact] })
  }
  return groups.map(({ statement, found }) => proposed(ad, statement, found))
}

/** «posgrado o curso de fotografía»: a course is enough, whatever stands before. */
const OR_COURSE = /^,? (?:o|u|y\/o) (?:cursos?|diplomados?|talleres|taller) (?:de|en) /
const TAUGHT: ReadonlySet<EducationFact['level']> = new Set(['PRIMARIA', 'SECUNDARIA', 'BACHILLERATO'])
const TEACHER = /profes(?:or|sor)|docente|maestr[oa] de|teacher|tutor/

/** «Clases en ESO y Bachillerato»: where nothing is asked, studies are asked for only where they come first. */
const isInPassing = ({ start }: Span, statement: Statement, { flat }: AdText): boolean =>
  statement.stance !== 'ASKED' &&
  / (?:en|para|de|y|con|hasta|a) $/.test(flat.slice(statement.start, start)) &&
  !/(?:titul|estudi|formacion)/.test(flat.slice(statement.start, start))

const atLeastDegree = (level: EducationFact['level']) =>
  EDUCATION_EQF[level] < EDUCATION_EQF.GRADO ? ('GRADO' as const) : level

/** «Ingeniero Agrónomo o Técnico Agrícola»: the second one is of another level. */
const TECHNICAL = /^t[eé]cnic[oa](?:\/a|\(a\))? (?:en )?(?=\p{L})/iu
const lowest = (one: EducationFact['level'], other: EducationFact['level']) =>
  EDUCATION_EQF[one] < EDUCATION_EQF[other] ? one : other

const LONGEST_NAME = 60

const isName = ({ sentence, start, end }: Statement, { text }: AdText): boolean =>
  !sentence.listed &&
  end - start <= LONGEST_NAME &&
  (/^[^\p{Ll}\d,:]+$/u.test(text.slice(start, end)) ||
    (sentence.section === null && /^\P{L}*t[eé]cnic[oa][^\d,:]+$/iu.test(text.slice(start, end))))

function proposed(ad: AdText, statement: Statement, found: readonly EducationFact[]): Draft {
  const levels = found.map(({ level }) => level)
  const min_level = levels.reduce((low, next) => (EDUCATION_EQF[next] < EDUCATION_EQF[low] ? next : low))
  const any_level = found.every(({ start: at }) => ANY_LEVEL.test(ad.flat.slice(at, at + LONGEST_NAME)))
  const level_at = found[0]?.start ?? statement.start
  const { start, fields: careers } = careersBefore(ad, level_at, statement.from)
  const said = found.reduce((last, { end }) => Math.max(last, end), start)
  // «tecnólogo(a) en minas o geología»
  const named = said + (/^(?:\(a\)|\/a)(?: en(?= [a-z]))?/.exec(ad.flat.slice(said, said + 8))?.[0].length ?? 0)
  const until = wayOfYearsAt(ad, named, statement.end)
  const alone = until < statement.end && FIELD_ALONE.test(ad.flat.slice(named, until))
  const list = alone ? until - named : listAfter(ad, named, until)
  const listed = named + studiesOnly(ad.flat.slice(named, named + list))
  const instead = orExperience(ad.flat.slice(named, until)) ?? behindTheList(ad.flat, named, listed, until)
  const unfinished = UNFINISHED.test(
    ad.flat.slice(Math.max(statement.start, start - 60), beforeOtherStudies(ad.flat, listed, closeTo(ad.flat, listed))),
  )
  const akin = AKIN.test(ad.flat.slice(start, closeTo(ad.flat, listed)))
  const recognised = RECOGNISED.test(ad.flat.slice(start, statement.sentence.end))
  const kinds = bracketedCareers(ad, listed)
  const span = spanOf(ad.text, start, Math.max(listed + (kinds?.length ?? 0), named + (instead?.length ?? 0)))
  const fields_by_fact = found.map((fact, at) => fieldsOf(ad, fact, found[at + 1]?.start ?? listed))
  const named_fields = fields_by_fact.flat()
  const own = kinds ? [...named_fields.filter((field) => field !== 'Ingeniería'), ...kinds.fields] : named_fields
  // «Bachilleres o técnicos en mercadeo»: who has the lower one needs no field.
  const fields =
    EDUCATION_EQF[min_level] <= EDUCATION_EQF.BACHILLERATO && min_level !== 'FP_MEDIO' ? [] : [...careers, ...own]
  const each = careers.length === 0 && !kinds && fields.length > 0 ? eachOfItsLevel(found, fields_by_fact) : null
  const wanted =
    each ?? (fields.length > 0 ? [...new Set(fields)] : [null]).map((field) => ({ field, own_level: null }))
  // «Grado en Derecho» as a must, and another degree as a wish: the second is not the first again.
  const wished = fields.length > 0 && importanceOf(statement, span.start, span.end) === 'DESEABLE'
  const key = `EDUCATION ${min_level}${wished ? ` ${fields.join()}` : ''}`
  const options = wanted.map(({ field, own_level }) => {
    // «ADE, Económicas o FP superior»: a career by its name alone is one of the university.
    const level =
      own_level ??
      (field !== null && careers.includes(field) && !own.includes(field) ? atLeastDegree(min_level) : min_level)
    // «Máster en X o experto en Y»: the second is a course.
    if (field !== null && EXPERT_IN.test(field)) return draft(key, paper(field), span, statement)
    const technical = field !== null && TECHNICAL.test(field)
    const value = {
      min_level: technical ? lowest(level, 'FP_MEDIO') : level,
      field: technical ? (field?.replace(TECHNICAL, '') ?? null) : field,
      equivalent_years: instead?.years ?? null,
      ...(unfinished && { unfinished }),
      ...(field !== null && akin && { akin }),
      ...(recognised && { recognised }),
      ...(any_level && { any_level }),
    }
    return draft(key, { type: 'EDUCATION', value }, span, statement)
  })
  const job = instead?.years === null ? experienceInJob(ad) : undefined
  const lesser = min_level === 'MASTER' ? OR_EXPERT.exec(ad.flat.slice(start, span.end))?.[1] : undefined
  const others = [
    ...(job ? [job] : []),
    ...otherPostgraduates(found, fields),
    ...(lesser === undefined
      ? []
      : fields.map((field) => paper(`${lesser.charAt(0).toUpperCase()}${lesser.slice(1)} en ${field}`))),
  ]
  return anyOf([...options, ...others.map((one) => draft(key, one, span, statement))], span)
}

/** «Técnico en soldadura o calderería (SENATI, TECSUP) | o experiencia equivalente» */
function behindTheList(flat: string, named: number, listed: number, end: number): ReturnType<typeof orExperience> {
  const bracket = /^ ?\([^()\n]{2,80}\)/.exec(flat.slice(listed, end))?.[0].length ?? 0
  const found = orExperience(flat.slice(listed + bracket, end))
  return found && { ...found, length: found.length + listed + bracket - named }
}

/** «Ingeniería | civil | o técnico con 6 años» */
const FIELD_ALONE = /^(?: [a-z]+){1,4}$/

/** «Contador/a Público/a» is one career. */
const EITHER_SEX = /(?<=\p{L})(?:\/[oa]|\([oa]\))(?!\p{L})/gu

/** «Estudios de Turismo», «estudiante avanzado o graduado de carreras de sistemas» */
const ANY_LEVEL = /^(?:estudios (?:de|en) |estudiantes?[^.;,:]* carreras? (?:de|en) )/

/** «Máster o experto en cuidados críticos»: the second is no master's degree. */
const OR_EXPERT =
  /^(?:master|maestria|posgrado|postgrado)(?: universitari[oa]| oficial)?(?:, (?:maestria|posgrado|postgrado))? [ou] (experto|especialista|especializacion|diplomado|diploma|curso)(?: universitari[oa])? (?:en|de) /
const EXPERT_IN = /^(?:experto|especialista|diplomado|curso) (?:universitario )?(?:en|de) /i
const paper = (name: string): Asked => ({ type: 'CERTIFICATION', value: { name } })

/** «Técnico superior en Laboratorio o Grado en Biología»: each is asked for at its own level. */
function eachOfItsLevel(found: readonly EducationFact[], fields: readonly (readonly string[])[]) {
  const levels = new Set(found.map(({ level }) => level))
  if (levels.size < 2 || fields.some((some) => some.length === 0)) return null
  return found.flatMap(({ level }, at) => (fields[at] ?? []).map((field) => ({ field, own_level: level })))
}

/** «grado en Física y máster del profesorado» asks for both. */
const AND = /(?<![a-z])(?:y|mas|ademas)(?: (?:de|el|un|con))* $/
const LONGEST_LIST = 200
const SHORT = '(?:(?:ing|lic|adm|tec|cs)\\.|[a-z /])'
const NO_STUDY = '(?:(?:un|una|el|la|bien|con) )?(?:certifica|acredita|carne|licencia|curso|habilita|experiencia)'
const LIST = new RegExp(
  `^(?:[ /]${SHORT}{3,60}?)?(?:, (?!con |mas |ademas )${SHORT}{3,50}?)*,? [ou] (?!${NO_STUDY})(?:(?!y |con )(?:ing\\.|lic\\.|[a-z/]+) ){0,4}(?!y |con )[a-z]+(?:(?<= (?:a|en|de|del|la|las|los|para)) [a-z]+(?: (?:de|del|en) (?:la |las |los )?[a-z]+)?)?`,
)

const OR_NO_STUDY = new RegExp(`,? [ou] ${NO_STUDY}`)

/** How far a list of studies reaches before something else that would do as well. */
function studiesOnly(list: string): number {
  const stop = list.search(OR_NO_STUDY)
  return stop < 0 ? list.length : stop
}

/** «Maestría en gestión de la construcción» up to the end of its line. */
const REST =
  /^ (?!curso|proceso|linea)[a-z]{4,}(?:\/a|\(a\))?(?: [a-z]+(?:\/a|\(a\))?){0,5}(?=[.\s]*$| \((?!a\))|, con )/

/** «Kinesiología y Fisiatría» is one field; «Derecho y Colegiación» is not. */
const AND_IN_CAPITALS =
  /^ [ye] (?:de |del |la )?(?!Coleg|Exper|M[aá]ster|Carn|Ingl|Manejo|Conocim|Domin|Dispon|Excel|Lic|T[ií]tul)\p{Lu}\p{Ll}{3,}(?: (?:de |del |la |los |las )*\p{Lu}\p{Ll}+){0,3}(?=\s*(?:[.,;()]|$|\n))/u
/** «Derecho del Trabajo», «Enfermería Quirúrgica» */
const GOES_ON =
  /^(?: (?:de |del |de la |de los |en )?(?!Excluy|Impresc|Indisp|Obligat|Deseab|Valor|Exper|Titul|Coleg|Requisit|Funcion|Tareas|Ofrec|Con )\p{Lu}\p{Ll}{3,}){1,3}/u
/** In capitals, as fields of study are written. */
const IN_CAPITALS =
  /^ \p{Lu}[\p{L}-]+(?: (?:(?:y|e|de|del|en|la|las|los) )*\p{Lu}[\p{L}-]+){0,5}(?: ?\/ ?\p{Lu}\p{Ll}[\p{L}-]+(?: \p{Lu}\p{Ll}[\p{L}-]+){0,3})?/u
const AND_ANOTHER = /^ [ye] ((?:[a-z]+)(?: (?:de |del |la )*[a-z]+){0,3})/

/** «TSU en Mecatrónica, Electromecánica, Mantenimiento Industrial»: nobody has to have studied all of them. */
const CAREERS =
  /^(?:(?<= en| de) \p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+){0,3})?(?:, (?!Excel|Ingl|Manej|Exper|Conoc|Dispon|Domin|Licenc|Titul)\p{Lu}\p{Ll}{4,}(?: (?:(?:de|del|en|y|e) )?(?:la |las |los )?\p{Lu}\p{Ll}{3,}){0,3}){2,5}(?=[ .]*(?:\(|;|$|\n))/u

/** «Título técnico | de nivel medio o superior en | mecánica, hidráulica o soldadura»: said of the level, not of the fields. */
const EITHER_LEVEL = /^ (?:de |a )?(?:(?:nivel|grado) )?medio [ou] superior(?: (?:en|de))?(?= [a-z])/
/** «Licenciatura en Actuaría, Matemáticas o afín»: the other fields belong to what is quoted. */
function listAfter({ text, flat }: Pick<AdText, 'text' | 'flat'>, from: number, end: number): number {
  const to = Math.min(end, from + LONGEST_LIST)
  const levels = EITHER_LEVEL.exec(flat.slice(from, to))?.[0].length
  if (levels !== undefined) return levels + listAfter({ text, flat }, from + levels, end)
  const list = LIST.exec(flat.slice(from, to))?.[0].length
  const careers = list === undefined ? CAREERS.exec(text.slice(from, to))?.[0].length : undefined
  if (careers !== undefined) return careers
  // «Química o Ciencia y Tecnología de los Alimentos»
  if (list !== undefined) return list + (AND_IN_CAPITALS.exec(text.slice(from + list, to))?.[0].length ?? 0)
  if (OF_ENGINEER.test(flat.slice(Math.max(0, from - 16), from)))
    return AFTER_ENGINEER.exec(flat.slice(from, to))?.[0].length ?? 0
  // «ADE y Derecho» is one degree.
  const second = AND_ANOTHER.exec(flat.slice(from, to))?.[1]?.split(' ') ?? []
  for (let count = second.length; count > 0; count--) {
    const name = second.slice(0, count).join(' ')
    if (knownFields().has(name)) return name.length + 3
  }
  const said = text.slice(from, to)
  const whole = AND_IN_CAPITALS.exec(said)
  if (whole) return whole[0].length
  if (!/\p{Ll}{3}/u.test(text.slice(Math.max(0, from - SHOUTED), to))) return 0
  if (!/ (?:en|de)$/.test(flat.slice(Math.max(0, from - 3), from))) return GOES_ON.exec(said)?.[0].length ?? 0
  return (REST.exec(flat.slice(from, to)) ?? IN_CAPITALS.exec(said))?.[0].length ?? 0
}

const SHOUTED = 12
/** «Ing. Civil», «Ingeniero(a) Industrial»: the level is the first word of the field. */
const OF_ENGINEER = /(?<![a-z])ing(?:\.|enier[oa](?:\/a|\(a\))?)$/
const AFTER_ENGINEER = /^ (?:(?:de|en) )?[a-z]+(?: (?!titulad|colegiad|habilitad)[a-z]+)?(?=[\s.,;(]|$)/
const ENGINEER = /^ing(?:\.|enier[oa](?:\/a|\(a\))?) (?!en |o )/

/** Whoever is «graduado social» has studied labour relations. */
const OF_LABOUR = /^graduad\S* social/
const LABOUR = 'Relaciones Laborales'
/** «haber estudiado Cocina (grado medio o superior)» */
const STUDIED = /(?:estudiad[oa]|estudios (?:de|en)|formacion en|titulacion en|titulo (?:de|en)) ([a-z ]{4,30}) \($/

/** What stands between the level and the next one. */
function fieldsOf({ text, flat }: AdText, fact: EducationFact, end: number): string[] {
  const { start, field_id, end: fact_end } = fact
  if (OF_LABOUR.test(flat.slice(start, fact_end))) return [LABOUR, ...fieldsIn(text.slice(fact_end, end))]
  if (isProfession(flat.slice(start, fact_end)) || areCareers(flat.slice(start, fact_end)))
    return fieldsIn(text.slice(start, end).replace(EITHER_SEX, '')).map((one) => fieldOfProfession(one) ?? one)
  const before = STUDIED.exec(flat.slice(Math.max(0, start - 50), start))
  if (before) return fieldsIn(text.slice(start - (before[1]?.length ?? 0) - 2, start - 2))
  const engineer = ENGINEER.exec(flat.slice(start, end))
  if (engineer) return fieldsIn(`Ingeniería ${text.slice(start + engineer[0].length, end)}`)
  if (/^ingenieria (?!en |o )/.test(flat.slice(start, end))) return fieldsIn(text.slice(start, end))
  const cycle = OF_CYCLE.exec(flat.slice(start, end))
  if (cycle) return fieldsIn(text.slice(start + cycle[0].length, end))
  const lead =
    / (?:en(?! (?:curso|proceso)(?![a-z]))|in|(?<=(?:graduad\S{1,6}|estudios|titulo(?: (?:profesional|universitario|oficial))?|titulacion|carrera|master|egresad\S{1,4}(?: tecnic[oa]s?)?(?: [ou] universitari[oa]s?)?) )de) /.exec(
      flat.slice(start, end),
    )
  if (lead)
    return fieldsIn(text.slice(start + lead.index + lead[0].length, end).replace(EITHER_SEX, '')).map((one) =>
      / de $/.test(lead[0]) ? (fieldOfProfession(one) ?? one) : one,
    )
  const beside = BESIDE_ANOTHER.exec(flat.slice(start, end))?.[0].length
  if (beside !== undefined) return fieldsIn(text.slice(start + beside, end))
  const written = LEVEL_WORDS.exec(flat.slice(start, end))?.[0].length
  if (field_id !== undefined && written !== undefined) return fieldsIn(text.slice(start + written, end))
  // «FP de peluquería» asks for that, not for all that its family of studies holds.
  const named = field_id === undefined ? null : / de ([a-z ]+)$/.exec(flat.slice(start, fact_end))
  if (named) return fieldsIn(text.slice(fact_end - (named[1]?.length ?? 0), fact_end))
  return educationFields().flatMap(({ id, name_es }) => (id === field_id ? [name_es] : []))
}

/** «Doble grado con Trabajo Social» */
const BESIDE_ANOTHER = /^doble (?:grado|titulacion|licenciatura)(?: [a-z]+)? con /

/** «CFGS Administración y Finanzas o Comercio Internacional» */
const LEVEL_WORDS =
  /^(?:cfgs|cfgm|(?:fp|ciclo formativo|ciclo)(?: de)?(?: grado)?(?: superior| medio| ii| i| 2| 1)?|grado (?:superior|medio)|tsu) (?!en |de )(?=[a-z]{4})/

/** «CFGM de Auxiliar de Enfermería o de Atención a Personas en Situación de Dependencia»; «estudiantes de Derecho» */
const OF_CYCLE =
  /^(?:(?:cfg[sm]|(?:fp|ciclo formativo|ciclo)(?: de)?(?: grado)?(?: superior| medio)?|grado (?:superior|medio)|tecnicatura)(?= de )|estudiantes?.*?)(?: de| en)(?: (?:las? )?carreras? (?:de|en))? (?!grado|(?:los )?ultimos? )/

/** «Ingeniería (Industrial, Electrónica)» */
const IN_BRACKETS = /^ ?\([^()]{0,80}$/

/** «haber estudiado Cocina», «estudios de cocina o repostería»: what was learnt, and not that it is known. */
const STUDIES_OF = /estudiad[oa] $|(?<![a-z])estudios (?:de|en)(?: [a-z]+){1,3},? [ou] $|(?<![a-z])estudios (?:de|en) $/

/** «Licenciatura en Actuaría, Matemáticas o afín» asks for studies, not for skills. */
export function isFieldOfStudy(span: Span, ad: AdText, studies: readonly Draft[]): boolean {
  const study = studies[firstFrom(studies, ({ at }) => at < span.start) - 1]
  const statement = study && statementAt(ad, span.start)
  if (STUDIES_OF.test(ad.flat.slice(Math.max(0, span.start - LONGEST_NAME), span.start))) return true
  if (study && IN_BRACKETS.test(ad.flat.slice(study.end, Math.min(span.start, study.end + 90)))) return true
  if (!study || !statement || study.at < statement.start) return false
  if (span.start < study.end) return true
  return / en $/.test(ad.flat.slice(study.end, span.start)) || knownFields().has(ad.flat.slice(span.start, span.end))
}
