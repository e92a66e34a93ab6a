import { flatten } from '#server/features/language/normalise/fold.ts'
import { readEducation, studyFieldsIn } from '#server/features/language/normalise/read-education.ts'
import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'
import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import { spelledOut } from '#server/features/language/normalise/words/study-letters.ts'
import type { EducationLevel } from '#shared/matching/matching.ts'

interface SaidStudy {
  level: EducationLevel | null
  subject: string
  in_progress: boolean
  start: number
  end: number
}

const LONGEST = 80
/** Somebody else's studies, or those that a text only speaks of. */
const OF_OTHERS = /(?:alumn|estudiantes (?:de|con)|clases|personas con|equipo de|para |hij[oa]s?|carrera en )[^,]*$/
const GOES_ON = /(?:estudiante|estudiando|cursando|estudio|pendiente|ultimo (?:ano|curso|ciclo)|trunc|inconclus)/
/** «Técnica en farmacia» may be what somebody studied or what they work as: the level is not said. */
const MAY_BE_WORK = /^tecnic[oa] en|^profesional/

/** Studies that people say in a headline or a summary: «Licenciada en Psicología con seis años en selección». */
export function saidStudies(text: string): SaidStudy[] {
  const flat = flatten(text)
  const titled = [...flat.matchAll(TITLED)].map(({ 0: said, 1: title = '', index }) => {
    const start = index + said.length - title.length
    const subject = text.slice(start, index + said.length)
    return {
      level: 'GRADO' as const,
      subject,
      in_progress: GOES_ON.test(clauseBefore(flat, start, 40)),
      start,
      end: start + title.length,
    }
  })
  const said = [...titled, ...named(text, flat)]
  return [...said, ...shortened(text, flat).filter(({ start }) => said.every((one) => one.start !== start))]
}

/** «Título homologado en España a Maestro en Educación Infantil» */
const TITLED =
  /(?<![a-z])titulo (?:[a-z]+ ){0,5}?(?:de|a|como|al de) ((?:maestr[oa]|profesor[a]?|licenciad[oa]|ingenier[oa]|graduad[oa]|medic[oa]|arquitect[oa]|enfermer[oa]|psicolog[oa]|farmaceutic[oa]|contador[a]?)(?: (?:en|de) [a-z]+(?: (?:(?:de|y|en) )?[a-z]+){0,3}|(?![a-z])))/g

function named(text: string, flat: string): SaidStudy[] {
  return readEducation(text, flat).flatMap(({ start, end, level }) => {
    const before = clauseBefore(flat, start, 40)
    if (level === 'SIN_ESTUDIOS' || OF_OTHERS.test(before)) return []
    const subject = text.slice(start, subjectEnd(flat, end)).trim()
    const in_progress = GOES_ON.test(before) || GOES_ON.test(clauseAfter(flat, end, LONGEST))
    return [{ level: MAY_BE_WORK.test(flat.slice(start)) ? null : level, subject, in_progress, start, end }]
  })
}

const subjectEnd = (flat: string, from: number): number =>
  from + Math.max(0, clauseAfter(flat, from, LONGEST).search(/,| con | y (?=\d|mas)|\(|$| [-–—|/] /))

/**
 * «Ing. Química con ocho años en planta», «Arq. (2016)»: the short form opens what somebody says of themselves. An
 * «Ing. de procesos» may be what they work as, and behind «Lic.» may come a name.
 */
const SHORTENED =
  /(?<=^|[\n.;:|•·,(–—-] ?|(?<![a-z])(?:soy|estudiante(?: avanzad[oa])? de) )(?:(?:ing|lic|tec\. ?sup|tec)\. ?(?:en )?(?=[a-z])(?!de (?!sistemas|minas|alimentos|petroleo|telecomunicaciones|caminos))|(?:arq|abog)\.(?= ?(?:\(|,|$|con |y ))|cdora?\.(?= public| nacional| ?(?:\(|,|$)| con ))/g
const MAY_BE_TRADE = /^tecnico (?!superior)/

function shortened(text: string, flat: string): SaidStudy[] {
  return [...flat.matchAll(SHORTENED)].flatMap(({ 0: short, index: start }) => {
    const end = subjectEnd(flat, start + short.length)
    const subject = text.slice(start, end).trim()
    const title = spelledOut(subject)
    if (studyFieldsIn(title).size === 0) return []
    const level = MAY_BE_TRADE.test(flatten(title)) ? null : levelOfStudy(subject)
    const in_progress = GOES_ON.test(clauseBefore(flat, start, 40)) || GOES_ON.test(clauseAfter(flat, end, LONGEST))
    return [{ level, subject, in_progress, start, end }]
  })
}
