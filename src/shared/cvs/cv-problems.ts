import { email, httpsUrl, REQUIRED } from '../core/fields.ts'
import { meantAddress } from '../core/mail-hint.ts'
import type { CvDocument } from './cv-document.ts'

/** Field path (dot separated, from the document) → sentence shown beside the field. Problems never stop a save. */
export type CvProblems = Record<string, string>

const ENDS_BEFORE = 'La fecha de fin no puede ser anterior a la de inicio.'
const NO_END = 'Elige la fecha de fin o marca «Actualidad».'
const IN_FUTURE = 'Esta fecha aún no ha llegado.'
const STUDY_YEARS_AHEAD = 10

type Found = [path: string, message: string | null]

/** What is missing or odd in a CV; `today` is `YYYY-MM`. */
export function cvProblems(document: CvDocument, today: string): CvProblems {
  const found: Found[] = [
    ...inBasics(document.basics),
    ...document.experience.flatMap((job, i) => inJob(job, `experience.${i}`, today)),
    ...document.education.flatMap((study, i) => inStudy(study, `education.${i}`, today)),
    ...document.skills.map((skill, i): Found => [`skills.${i}.name`, missing(skill.name)]),
    ...document.languages.flatMap((known, i): Found[] => [
      [`languages.${i}.language`, missing(known.language)],
      [`languages.${i}.overall`, known.overall === null && known.said === '' ? 'Elige un nivel.' : null],
    ]),
    ...document.certifications.flatMap((held, i): Found[] => [
      [`certifications.${i}.name`, missing(held.name)],
      [`certifications.${i}.url`, urlProblem(held.url)],
      [`certifications.${i}.expires`, endsBefore(held.date, held.expires)],
    ]),
    ...document.registrations.map((held, i): Found => [`registrations.${i}.body`, missing(held.body)]),
    ...document.projects.flatMap((project, i): Found[] => [
      [`projects.${i}.name`, missing(project.name)],
      [`projects.${i}.url`, urlProblem(project.url)],
      [`projects.${i}.end`, endsBefore(project.start, project.end)],
    ]),
    ...(['courses', 'awards', 'publications', 'volunteering'] as const).flatMap((kind) =>
      document[kind].flatMap((item, i): Found[] => [
        [`${kind}.${i}.name`, missing(item.name)],
        [`${kind}.${i}.url`, urlProblem(item.url)],
      ]),
    ),
    ...document.custom.map((section, i): Found => [`custom.${i}.title`, missing(section.title)]),
  ]
  return Object.fromEntries(found.flatMap(([path, message]) => (message ? [[path, message]] : [])))
}

function inBasics(basics: CvDocument['basics']): Found[] {
  return [
    ['basics.full_name', missing(basics.full_name)],
    ['basics.email', mailProblem(basics.email)],
    ...basics.links.map(({ url }, i): Found => [`basics.links.${i}.url`, missing(url) ?? urlProblem(url)]),
  ]
}

function inJob(job: CvDocument['experience'][number], path: string, today: string): Found[] {
  const end = job.end ? (endsBefore(job.start, job.end) ?? future(job.end, today)) : NO_END
  return [
    [`${path}.position`, missing(job.position)],
    [`${path}.company`, missing(job.company)],
    [`${path}.company_url`, urlProblem(job.company_url)],
    [`${path}.start`, job.start === null ? REQUIRED : future(job.start, today)],
    [`${path}.end`, job.current ? null : end],
  ]
}

function inStudy(study: CvDocument['education'][number], path: string, today: string): Found[] {
  const latest = `${Number(today.slice(0, 4)) + STUDY_YEARS_AHEAD}${today.slice(4)}`
  return [
    [`${path}.institution`, missing(study.institution)],
    [`${path}.degree`, missing(study.degree)],
    [`${path}.end`, study.end && (endsBefore(study.start, study.end) ?? future(study.end, latest))],
  ]
}

const missing = (value: string): string | null => (value === '' ? REQUIRED : null)

/** An address that may become a link: anything else stays plain text wherever a CV is shown. */
export const isLink = (url: string): boolean => httpsUrl.safeParse(url).success

function urlProblem(url: string): string | null {
  return url === '' || isLink(url) ? null : 'El enlace debe empezar por https://.'
}

function mailProblem(address: string): string | null {
  if (address !== '' && !email.safeParse(address).success) return 'Revisa el correo: parece incompleto.'
  const meant = meantAddress(address)
  return meant && `Revisa el correo: ¿es ${meant}?`
}

/** A year alone is compared as a year. */
function endsBefore(start: string | null, end: string | null): string | null {
  if (!start || !end) return null
  const length = Math.min(start.length, end.length)
  return end.slice(0, length) < start.slice(0, length) ? ENDS_BEFORE : null
}

const future = (date: string, today: string): string | null => (date > today.slice(0, date.length) ? IN_FUTURE : null)
