import type { CvProposal } from '#shared/cvs/cv-imports.ts'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { cleanText, hidesText, squeezed } from '../lines/clean-text.ts'
import { placeRegistration } from '../parse/circumstances/settle-circumstances.ts'
import { type DateSpan, findDates } from '../parse/dates/dates.ts'
import { Draft } from '../parse/draft.ts'
import { emptyHead } from '../parse/head/head.ts'
import { addLink, takeContact } from '../parse/head/take-contact.ts'
import { placeJob } from '../parse/jobs/place-job.ts'
import { placeLanguage } from '../parse/lists/languages.ts'
import { type Listed, placeCertification, placeMention } from '../parse/lists/listed.ts'
import { placeProject } from '../parse/lists/projects.ts'
import { placeInterest, placeReference } from '../parse/lists/references.ts'
import { placeSkill } from '../parse/lists/skills.ts'
import { type FoundPlace, placeOf } from '../parse/names/places.ts'
import { countryOfState, isStateOfTheUs } from '../parse/names/states.ts'
import { toProposal } from '../parse/propose-from-lines.ts'
import { placeStudy } from '../parse/studies/place-study.ts'
import { readText } from '../typed-text/text-lines.ts'
import { type JsonResume, jsonResume } from './json-resume-schema.ts'
import { textsIn } from './json-text.ts'

const KNOWN = ['basics', 'work', 'education', 'skills', 'projects', 'languages'] as const
export const isJsonResume = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && KNOWN.some((key) => key in value)

export function proposeFromJsonResume(value: unknown): CvProposal {
  const resume = jsonResume.parse(value)
  const draft = new Draft()
  placeBasics(draft, resume)
  for (const job of resume.work) placeWork(draft, job)
  for (const study of resume.education) placeEducation(draft, study)
  placeAbilities(draft, resume)
  placeListed(draft, resume)
  placeProjects(draft, resume)
  draft.document.circumstances = resume.meta.circumstances
  holdTheRest(draft, value)
  const page = textsIn(value).join('\n')
  return toProposal(draft, [cleanText(page)], hidesText(page))
}

function placeBasics(draft: Draft, { basics }: JsonResume): void {
  if (!basics) return
  const into = draft.document.basics
  into.full_name = draft.fit(basics.name, 120)
  into.headline = draft.fit(basics.label, 120)
  into.city = draft.fit(basics.location.city, 80)
  into.country = /^[A-Z]{2}$/.test(basics.location.countryCode) ? basics.location.countryCode : null
  draft.document.summary = draft.fit(basics.summary, 1_200)
  takeContact(draft, basics.email, basics.phone, [])
  for (const url of [basics.url, ...basics.profiles.map((profile) => profile.url)]) addLink(draft, url)
  for (const key of ['full_name', 'headline', 'city', 'country'] as const)
    draft.rate(`basics.${key}`, into[key], 'ALTA')
  draft.rate('summary', draft.document.summary, 'ALTA')
}

function spanOf({ startDate, endDate }: { startDate: string; endDate: string }, goes_on: boolean): DateSpan | null {
  const start = dateOf(startDate)
  const end = dateOf(endDate)
  if (!start && !end) return null
  return { start, end, current: goes_on && end === null, is_range: true, from: 0, to: 0 }
}

const dateOf = (written: string): string | null => findDates(written)[0]?.start ?? null

function placeWork(draft: Draft, job: JsonResume['work'][number]): void {
  const told = [job.summary, ...job.highlights.map((highlight) => `- ${highlight}`)].join('\n')
  const at = draft.document.experience.length
  placeJob(draft, {
    position: job.position,
    company: job.name || job.company,
    sure: true,
    head: emptyHead(placeIn(job.location)),
    span: spanOf(job, true),
    body: readText(told).flows[0] ?? [],
    skills: job.keywords.join(', '),
  })
  const placed = draft.document.experience[at]
  if (placed && isAddress(job.url)) placed.company_url = job.url
}

/** «Valencia, ES» as well as «Valencia, España»; two letters may also be a state: «San Francisco, CA». */
function placeIn(location: string): FoundPlace | null {
  const [, city, code] = /^(.*?),?\s*\b([A-Z]{2})$/.exec(location) ?? []
  if (city !== undefined && code) return { city, country: countryBehind(city, code) }
  return placeOf(location) ?? (location === '' ? null : { city: location, country: null })
}

function countryBehind(city: string, code: string): string | null {
  const known = placeOf(city)
  if (city === '' || known?.country === code || known?.perhaps?.includes(code)) return code
  return isStateOfTheUs(code) ? countryOfState(code) : code
}

const isAddress = (url: string): boolean => /^https:\/\/\S{3,290}$/i.test(url)
const COURSE = /^(?:curso|course|taller|workshop)$/i

function placeEducation(draft: Draft, study: JsonResume['education'][number]): void {
  if (COURSE.test(study.studyType) && study.area !== '') {
    placeMention(draft, 'courses', listed(study.area, study.institution, study.endDate, study.url, [study.summary]))
    return
  }
  placeStudy(draft, {
    degree: study.studyType || study.area,
    field: study.studyType === '' ? '' : study.area,
    institution: study.institution,
    sure: true,
    span: spanOf(study, false),
    ongoing: false,
    notes: [study.summary, ...study.courses].filter((note) => note !== ''),
    grade: study.score,
  })
}

function placeAbilities(draft: Draft, resume: JsonResume): void {
  for (const { name, level, keywords, group } of resume.skills) {
    const skills = keywords.length > 0 ? keywords : [level === '' ? name : `${name} (${level})`]
    for (const skill of skills) placeSkill(draft, skill, (keywords.length > 0 ? name : group).slice(0, 40))
  }
  for (const { language, fluency, level, certificate } of resume.languages) {
    const at = draft.document.languages.length
    placeLanguage(draft, squeezed(`${language} ${fluency} ${certificate}`))
    const placed = draft.document.languages[at]
    // Our own file has the level that somebody chose beside their words for it.
    if (placed && level) Object.assign(placed, { overall: level, said: fluency.slice(0, CV_LENGTHS.language.said) })
  }
  for (const { name, keywords } of resume.interests)
    for (const interest of [name, ...keywords]) placeInterest(draft, interest)
}

function placeListed(draft: Draft, resume: JsonResume): void {
  for (const one of resume.certificates) {
    if (one.registration) {
      placeRegistration(draft, { body: one.name, number: one.number, since: dateOf(one.date) })
      continue
    }
    const { expires, id } = one
    placeCertification(draft, {
      ...listed(one.name, one.issuer, one.date, one.url, []),
      end: dateOf(expires),
      credential_id: id,
    })
  }
  for (const one of resume.awards)
    placeMention(draft, 'awards', listed(one.title, one.awarder, one.date, one.url, [one.summary]))
  for (const one of resume.publications) {
    placeMention(draft, 'publications', listed(one.name, one.publisher, one.releaseDate, one.url, [one.summary]))
  }
  for (const one of resume.volunteer) {
    const [name, organisation] = one.position === '' ? [one.organization, ''] : [one.position, one.organization]
    const told = [one.summary, ...one.highlights]
    placeMention(draft, 'volunteering', listed(name, organisation, one.startDate, one.url, told))
  }
  for (const { name, reference } of resume.references) placeReference(draft, name, '', reference)
}

function placeProjects(draft: Draft, { projects }: JsonResume): void {
  for (const one of projects) {
    const span = spanOf(one, false)
    placeProject(draft, {
      name: one.name,
      role: one.roles.join(', '),
      url: isAddress(one.url) ? one.url : '',
      start: span?.start ?? null,
      end: span?.end ?? null,
      told: [one.description, ...one.highlights].filter((text) => text !== ''),
      skills: one.keywords.join(', '),
    })
  }
}

function listed(name: string, organisation: string, date: string, url: string, notes: readonly string[]): Listed {
  const filled = notes.filter((note) => note !== '')
  return {
    name,
    organisation,
    date: dateOf(date),
    end: null,
    url: isAddress(url) ? url : '',
    credential_id: '',
    notes: filled,
  }
}

const SAYS_NOTHING = /^(?:[A-Z]{2}|\d{4}(?:-\d\d){0,2}(?:T.*)?|https?:\/\/\S*schema\S*|v?\d[\d.]*)$/

/** Texts under keys that the format does not know, or that a field could not take. */
function holdTheRest(draft: Draft, value: unknown): void {
  const placed = squeezed([...textsIn(draft.document), ...draft.unplaced].join(' \n '))
  for (const text of textsIn(value).map((each) => squeezed(cleanText(each)))) {
    if (!SAYS_NOTHING.test(text.slice(0, 300)) && !placed.includes(text)) draft.hold(text)
  }
}
