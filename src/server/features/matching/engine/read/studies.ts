import { flatten } from '#server/features/language/normalise/fold.ts'
import { levelOfStudy } from '#server/features/language/normalise/study-level.ts'
import type { Notes } from '../notes.ts'
import { saidStudies } from '../said/said-studies.ts'
import type { EducationFact } from '../types.ts'
import { isLapsed, isSaidToDeny } from '../words/said-beside.ts'
import type { CvSections } from './cv-sections.ts'

type Study = CvSections['education'][number]

export function readStudy(
  { degree, field, level, ...study }: Study,
  path: string,
  headline: string,
  notes: Notes,
): EducationFact {
  const named = field === '' || degree.includes(field) ? degree : `${degree}, ${field}`
  const subject = level === 'GRADO' && saysNoField(named) ? studiedAs(named, headline) : named
  const in_progress = study.in_progress || isLapsed(saidOf(degree, study.notes)) || PART_OF_IT.test(degree)
  return { level, subject, in_progress, source: notes.whole(`${path}.degree`, degree) }
}

const HOUSE = /(?<![a-z])(?:universidad|facultad)(?: [a-z]+)*/g
const ONLY_LEVEL =
  /(?<![a-z])(?:bachiller|titul[oa]|titulad[oa]|egresad[oa]|graduad[oa]|grado|licenciatura|carrera|profesional|universitari[oa]|complet[oa]|de|y)(?![a-z])/g

/** «Universidad del Centro. Bachiller»: where and how far, and not what. */
const saysNoField = (study: string): boolean =>
  /(?<![a-z])bachiller(?![a-z])/.test(flatten(study)) &&
  !/[a-z]{3}/.test(flatten(study).replace(HOUSE, ' ').replace(ONLY_LEVEL, ' '))

/** Then the degree is of the profession by which they call themselves. */
const studiedAs = (study: string, headline: string): string => {
  const profession = headline.split(/[–—|·,(/]| - /)[0]?.trim() ?? ''
  return levelOfStudy(profession) === 'GRADO' ? `${study}, ${profession}` : study
}

/** Whoever waits for the «cédula» has the studies behind them. */
const LICENCE_TO_COME = /(?<!\p{L})c[eé]dula(?: profesional)? en (?:tr[aá]mite|proceso)/iu

/** A thesis that is still to come takes the degree from nobody who has it: «bachiller 2020. Tesis en curso». */
const HAS_DEGREE = /(?<!\p{L})bachiller(?!\p{L})/iu
const THESIS = /(?<!\p{L})tesis(?!\p{L})[^\n.;]*/giu

function saidOf(degree: string, notes: string): string {
  const said = `${degree} ${notes}`.replace(LICENCE_TO_COME, '')
  return HAS_DEGREE.test(said) ? said.replace(THESIS, '') : said
}

/** «Dos cursos de Derecho» */
const PART_OF_IT = /^(?:un|dos|tres|cuatro|\d) (?:curso|año|semestre|ciclo|cuatrimestre)s? de /iu

/** What stands among the studies to say that there is none: «MBA, no». */
export const isStudy = ({ degree }: Study): boolean => !isSaidToDeny(degree)

/** Not everybody writes a section for studies. */
export function toldStudies({ headline, summary, experience }: CvSections, notes: Notes): EducationFact[] {
  const texts = [
    ['basics.headline', headline] as const,
    ['summary', summary] as const,
    // «Cursando Especialización en Derecho Penal» after the last job is no part of it.
    ...experience.flatMap((job, i) =>
      GOES_ON.test(job.summary) ? [[`experience.${job.at ?? i}.summary`, job.summary] as const] : [],
    ),
  ]
  return texts.flatMap(([cv_path, text]) =>
    saidStudies(text)
      .filter(({ in_progress }) => in_progress || !cv_path.startsWith('experience.'))
      .map(({ start, end, ...study }) => {
        notes.whole(cv_path, text)
        return { ...study, told: true, source: { cv_path, start, end } }
      }),
  )
}

const GOES_ON = /(?<!\p{L})cursando(?!\p{L})/iu
