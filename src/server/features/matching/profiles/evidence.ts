import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { shownContent } from '#server/features/cvs/shown-content.ts'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { levelOfStudy, schoolAtLeast } from '#server/features/language/normalise/study-level.ts'
import type { CvContent, CvDate, CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvJob, CvSections } from '../engine/read/cv-sections.ts'
import { saysOnlyHow } from '../engine/read/unnamed-jobs.ts'
import { howLong } from '../engine/said/since-when.ts'
import { tradesOfHouse, workplacesIn } from '../engine/said/workplaces.ts'
import type { Candidate } from '../engine/types.ts'
import { seasonsOf } from './seasons.ts'

type Wishes = Pick<Candidate, 'work' | 'work_permits' | 'availability' | 'min_salary'>

/** What has no name yet is not read; places count without it. */
export const LISTS_READ = {
  education: ({ education }: CvDocument) => education.filter(({ degree }) => degree !== ''),
  skills: ({ skills }: CvDocument) => skills.filter(({ name }) => name !== ''),
  languages: ({ languages }: CvDocument) => languages.filter(({ language }) => language !== ''),
  certifications: ({ certifications }: CvDocument) => certifications.filter(({ name }) => name !== ''),
}

/** What the matching engine reads of a CV: only what companies may see, and nothing that is still unfinished. */
export function evidenceOf(content: CvContent): CvSections {
  const { document } = shownContent(content)
  return {
    headline: document.basics.headline,
    summary: document.summary,
    experience: document.experience.flatMap((job, at, all) => {
      const told = toldAt(all, at)
      const { start, end, current } = job
      return jobOf({ ...(all[told] ?? job), start, end, current }, told, document.basics.headline)
    }),
    education: LISTS_READ.education(document).map(studyOf),
    skills: LISTS_READ.skills(document),
    languages: LISTS_READ.languages(document).map(({ language, overall, said }) => ({
      language,
      overall,
      ...(said && { said }),
    })),
    certifications: LISTS_READ.certifications(document).map(({ name, expires }) => ({
      name,
      expires: expires && lastMonth(expires),
    })),
    projects: document.projects,
    mentions: mentionsOf(document),
    written_in: content.language,
    shifts: document.circumstances.shifts,
    vehicles: document.circumstances.vehicles,
    travels: document.circumstances.travels,
  }
}

/** A year without a month counts from its middle and to its middle, so that nobody gains or loses by it. */
const firstMonth = (date: CvDate): string => (date.length === 4 ? `${date}-07` : date)
const lastMonth = (date: CvDate): string => (date.length === 4 ? `${date}-06` : date)

/** Work of one year, «2015», is that year, as whoever reads it counts it; months that other jobs cover too count once. */
const wholeYear = ({ start, end }: CvDocument['experience'][number]): { start: string; end: string } | null =>
  start?.length === 4 && start === end ? { start: `${start}-01`, end: `${end}-12` } : null

/** Whoever names no position for what they do now, «desde 2023 por cuenta propia», does what they call themselves. */
const isCalledByHeadline = ({ position, current }: CvDocument['experience'][number], headline: string): boolean =>
  position === '' && current && headline !== ''

const LONGEST_NAME = 60
/** «Verano de 2022», «(jun-sep)», «4 meses»: when, and not what. */
const ONLY_WHEN =
  /^(?:(?:el |en )?(?:verano|invierno|otono|primavera|temporada|campana)(?: de)?(?: \d{4})?|[a-z]{3,4} ?[-–] ?[a-z]{3,4}|\d+ (?:meses|mes|anos?|semanas)|\d{4})$/

/** «Familia Otamendi, 2021 a 2024: Cuidado de un señor de 90 años…»: work without a name is called by what it tells first. */
function workTold({ summary, achievements }: CvDocument['experience'][number]): string {
  const parts = (achievements[0] ?? summary).split(/[.,;:()\n]/).map((part) => part.trim())
  const first = parts.find((part) => part !== '' && !ONLY_WHEN.test(flatten(part))) ?? ''
  return first.length <= LONGEST_NAME ? first : `${first.slice(0, first.lastIndexOf(' ', LONGEST_NAME))}…`
}

const saysNothing = ({ position, summary, achievements }: CvDocument['experience'][number]): boolean =>
  position === '' && summary === '' && achievements.length === 0

/** «Hotel Sol, mayo a octubre de 2022 y de 2023»: of a second time at the same place only the first tells what was done. */
function toldAt(jobs: CvDocument['experience'], at: number): number {
  const job = jobs[at]
  if (!job || !saysNothing(job) || job.company === '') return at
  const other = jobs.findIndex((one) => one.company === job.company && !saysNothing(one))
  return other < 0 ? at : other
}

function jobOf(job: CvDocument['experience'][number], at: number, headline: string): CvJob[] {
  const { summary, achievements, current } = job
  const named = isCalledByHeadline(job, headline)
    ? { position: headline, position_path: 'basics.headline' }
    : { position: job.position || workTold(job) }
  const unnamed = job.position === '' || saysOnlyHow(job.position)
  if (named.position === '' || job.start === null) return []
  // Of an employer only its kind is compared, and never its name.
  const places = workplacesIn([job.position, job.company, summary].join('\n'))
  const skills = job.skills.flatMap(({ skill_id, name }) => skill_id ?? skillIdOf(name) ?? [])
  const house = unnamed ? tradesOfHouse(job.company) : []
  const told = {
    at,
    ...named,
    summary,
    achievements,
    skills,
    ...(places.length > 0 && { places }),
    ...(unnamed && { unnamed }),
    ...(house.length > 0 && { house }),
  }
  const seasons = seasonsOf(job)
  if (seasons) return seasons.map((season) => ({ ...told, ...season }))
  const said = current ? null : (saidMonths(job) ?? wholeYear(job))
  const start = said?.start ?? firstMonth(job.start)
  const last = said?.end ?? lastMonth(job.end ?? start)
  return [{ ...told, start, end: current ? null : last < start ? start : last }]
}

/** «4 meses: dos en recepción, dos en pisos»: of what the position says. */
function monthsAs(position: string, summary: string): number | null {
  const [flat, name] = [flatten(summary), flatten(position).replace(/ \([^()]*\)$/, '')]
  const at = name === '' ? -1 : flat.indexOf(name)
  return at < 0 ? null : howLong(flat, at, at + name.length)
}

const LENGTH =
  /^\(?(?:unos |casi )?(?:(?:(\d{1,2}|un) a[ñn]os?(?: y (?=\d))?)?(?:(\d{1,2}) mes(?:[eo]s)?)?)(?![\p{L}\d])/iu

/** «2021 · 8 meses, reemplazo»: where only years are written, the length that is told first counts, inside of them. */
function saidMonths({ start, end, position, summary }: CvDocument['experience'][number]): {
  start: string
  end: string
} | null {
  const [, years = '0', more = '0'] = LENGTH.exec(summary.trim()) ?? []
  const months = monthsAs(position, summary) ?? (years === 'un' ? 1 : Number(years)) * 12 + Number(more)
  const last = end ?? start
  if (start?.length !== 4 || last?.length !== 4 || !(months > 0)) return null
  const room = 12 * (Number(last) - Number(start) + 1)
  const before = Math.max(0, Math.floor((room - months) / 2))
  const monthAt = (at: number) => `${Number(start) + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  return months > room ? null : { start: monthAt(before), end: monthAt(before + months - 1) }
}

function studyOf({ degree, field, level, in_progress, notes }: CvDocument['education'][number]) {
  const known = level ?? levelOfStudy(`${degree} ${field}`) ?? schoolAtLeast(degree)
  return { degree, field, level: known, in_progress, notes }
}

/** A job without a name or dates gives no months, but what it tells was done. */
const toldJobsOf = (document: CvDocument): CvSections['mentions'] =>
  document.experience.flatMap((job, at) => {
    if (jobOf(job, at, document.basics.headline).length > 0) return []
    const told = { position: job.position, summary: job.summary }
    const texts = [...Object.entries(told), ...job.achievements.map((text, i) => [`achievements.${i}`, text] as const)]
    return texts.map(([field, text]) => ({ cv_path: `experience.${at}.${field}`, text, is_paper: false }))
  })

/** Courses are papers as certificates are; the rest says what somebody did. */
function mentionsOf(document: CvDocument): CvSections['mentions'] {
  const { courses, awards, publications, volunteering, custom, registrations, circumstances } = document
  const licence = document.basics.country === 'ES' ? 'Permiso de conducir' : 'Licencia de conducir'
  const papers = [
    ...registrations.map(({ body }, i) => ({ cv_path: `registrations.${i}.body`, text: body, is_paper: true })),
    ...circumstances.licences.map((name, i) => ({
      cv_path: `circumstances.licences.${i}`,
      text: `Permiso de conducir ${name}`,
      is_paper: true,
      literal: `${licence}: ${name}`,
    })),
  ]
  const lists = { courses, awards, publications, volunteering }
  const named = Object.entries(lists).flatMap(([section, entries]) =>
    entries.flatMap(({ name, notes }, i) => [
      { cv_path: `${section}.${i}.name`, text: name, is_paper: section === 'courses' },
      { cv_path: `${section}.${i}.notes`, text: notes, is_paper: false },
    ]),
  )
  const own = custom.flatMap(({ items }, at) =>
    items.flatMap(({ title, text }, i) => [
      { cv_path: `custom.${at}.items.${i}.title`, text: title, is_paper: true },
      { cv_path: `custom.${at}.items.${i}.text`, text, is_paper: false },
    ]),
  )
  return [...toldJobsOf(document), ...groupsOf(document), ...named, ...own, ...papers].filter(({ text }) => text !== '')
}

/** «Instalaciones eléctricas: enchufes, tablero»: what stands over a list of skills may be one itself. */
function groupsOf({ skills }: CvDocument): CvSections['mentions'] {
  return skills.flatMap(({ group }, i) => {
    const is_first = group !== '' && skills.findIndex((one) => one.group === group) === i
    const names_one = is_first && findConcepts(group).some(({ kind }) => kind === 'skill')
    return names_one ? [{ cv_path: `skills.${i}.group`, text: group, is_paper: false }] : []
  })
}

/** What the person said in their preferences; what they left open stays unknown. */
export function wishesOf({ job_preferences: wishes }: Pick<UserRow, 'job_preferences'>): Wishes {
  const { modalities = [], countries = [], contract_types = [], relocate = null } = wishes
  const { commute = null, working_days = [], shifts = [] } = wishes
  return {
    work: { modalities, countries, contracts: contract_types, relocate, commute, working_days, shifts },
    work_permits: wishes.work_permits ?? [],
    availability: wishes.availability ?? null,
    min_salary: wishes.min_salary ?? null,
  }
}

/** Where somebody lives and when they can begin, as the CV says it; for conditions alone. */
export function saidOf(content: CvContent): Pick<Candidate, 'home' | 'availability'> {
  const { basics, circumstances } = shownContent(content).document
  return { home: { city: basics.city || null, country: basics.country }, availability: circumstances.availability }
}
