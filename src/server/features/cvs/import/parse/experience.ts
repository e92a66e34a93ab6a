import { randomUUID } from 'node:crypto'
import { experience } from '#shared/cv-document.ts'
import type { Confidence } from '#shared/cv-imports.ts'
import type { Line } from '../lines/line.ts'
import { readBody } from './body.ts'
import type { DateSpan } from './dates.ts'
import type { Draft } from './draft.ts'
import { type Entry, splitEntries } from './entries.ts'
import { canBeTown, emptyHead, type Head, readHead } from './head.ts'
import { type LabelledEntry, readLabelled } from './labelled-entries.ts'
import { companyScore, isLegalForm, roleScore } from './names.ts'
import { placeOf, splitPlace } from './places.ts'
import { usedSkills } from './used-skills.ts'

export interface Job {
  position: string
  company: string
  sure: boolean
  head: Head
  span: DateSpan | null
  body: Line[]
  /** Skills that the file lists beside the text. */
  skills?: string
}

const MOST_JOBS = 30
const MOST_ACHIEVEMENTS = 8
const MOST_SKILLS = 20

export function readExperience(draft: Draft, lines: readonly Line[]): void {
  const labelled = readLabelled(lines, ['company', 'position'])
  if (labelled) {
    for (const entry of labelled) placeJob(draft, fromLabels(entry))
    return
  }
  const namesIn = (head: readonly Line[]) => namesOf(readHead(head)).length
  const entries = splitEntries(lines, { namesIn, completes: bringsPosition })
  if (!entries) {
    for (const line of lines) draft.hold(line.text)
    return
  }
  for (const job of toJobs(entries)) placeJob(draft, job)
}

function fromLabels({ values, told, span }: LabelledEntry): Job {
  const { rest, place } = splitPlace(values.company ?? '')
  const head = emptyHead(placeOf(values.place ?? '') ?? place)
  if (values.place && head.place === place) head.rest.push(values.place)
  return { position: values.position ?? '', company: rest, sure: true, head, span, body: told }
}

/** «Bar Sol – Tolosa» has two names and no position; the line below brings it. */
const bringsPosition = (head: readonly Line[], line: Line): boolean =>
  roleScore(line.text) >= STRONG && readHead(head).names.every((name) => roleScore(name) < 1)

/** The names of a head; «Camarera en Bar Sol» and «Analista, Banco Río» are two. */
function namesOf(head: Head): string[] {
  const { names } = head
  const [only] = names
  if (names.length !== 1 || only === undefined) return names
  return splitTogether(only) ?? names
}

const DEGREE_LIKE = /^t[eé]cnic[oa]$/i
const TOGETHER = [
  /^(.{3,90}?)\.\s+(?=\p{Lu})(.{3,90}?)\.?$/u,
  /^(.{3,80}?)\s+(?:en|at|@|na|no)\s+(?=[\p{Lu}\d«"])(.{2,100})$/u,
  /^([^,]{3,80}),\s+([^,].{1,98})$/,
]

function splitTogether(text: string): string[] | null {
  for (const pattern of TOGETHER) {
    const [, first, second] = pattern.exec(text) ?? []
    if (!first || !second || DEGREE_LIKE.test(first) || isLegalForm(second)) continue
    const one = roleScore(first) + companyScore(second)
    const other = roleScore(second) + companyScore(first)
    if (Math.max(one, other) >= 1.5) return [first, second]
  }
  return null
}

function toJobs(entries: readonly Entry[]): Job[] {
  const read = entries.map((entry) => {
    const head = readHead(entry.head)
    return { entry, head, names: namesOf(head) }
  })
  splitLikeTheOthers(read)
  takeTownsLikeTheOthers(read)
  const lean = read.reduce((sum, { names }) => sum + positionFirst(names), 0)
  const jobs: Job[] = []
  let employer: { company: string; look: Line | undefined } | null = null
  for (const { entry, head, names } of read) {
    const own = positionFirst(names)
    const first = Math.abs(own) >= STRONG ? own > 0 : lean >= 0
    const [one = '', two = ''] = names
    const job: Job = {
      ...inOrder(one, two, first),
      sure: Math.abs(own) >= STRONG,
      head,
      span: entry.span,
      body: entry.body,
    }
    if (two === '') completeAlone(job, employer?.company ?? null, entry)
    else if (!first && entry.head.length > 1) employer = { company: job.company, look: entry.head[0] }
    head.rest.push(...names.slice(2))
    jobs.push(job)
  }
  return jobs
}

/** Where most heads say «puesto en empresa», the others do too, whatever their words. */
function splitLikeTheOthers(read: { head: Head; names: string[] }[]): void {
  const together = read.filter(({ head, names }) => head.names.length === 1 && names.length === 2)
  if (together.length * 2 <= read.length) return
  for (const entry of read) {
    const [, first, second] = TOGETHER[1]?.exec(entry.names.length === 1 ? (entry.names[0] ?? '') : '') ?? []
    if (first && second) entry.names = [first, second]
  }
}

/** Where other employers stand before a comma and a town, so does one whose town is in no list. */
function takeTownsLikeTheOthers(read: readonly { head: Head; names: string[] }[]): void {
  const usual = read.filter(({ head }) => head.place_after_name).length
  if (usual * 2 < read.length) return
  for (const { head, names } of read) {
    if (head.place) continue
    const at = names.findIndex((name) => canBeTown(townAfter(name)) && !isLegalForm(townAfter(name)))
    const name = names[at]
    if (name === undefined) continue
    head.place = { city: townAfter(name), country: null }
    names[at] = name.slice(0, name.lastIndexOf(',')).trim()
  }
}

const townAfter = (name: string): string => (name.includes(',') ? name.slice(name.lastIndexOf(',') + 1).trim() : '')

const STRONG = 2

/** Above 0 when the first of two names is the position. */
function positionFirst([one, two]: readonly string[]): number {
  if (one === undefined || two === undefined) return 0
  return roleScore(one) - roleScore(two) + companyScore(two) - companyScore(one)
}

function inOrder(one: string, two: string, position_first: boolean): { position: string; company: string } {
  return position_first ? { position: one, company: two } : { position: two, company: one }
}

/** One name only: a further position under the same employer, a place that is a company, or half a head. */
function completeAlone(job: Job, employer: string | null, entry: Entry): void {
  const name = job.position || job.company
  if (name === '' && entry.head.length === 0) return
  if (companyScore(name) > roleScore(name)) Object.assign(job, { company: name, position: '' })
  else Object.assign(job, { position: name, company: '' })
  job.sure = false
  if (job.company === '' && job.head.place_text !== '') {
    job.company = job.head.place_text
    job.head.place = null
  } else if (job.company === '' && employer !== null) job.company = employer
}

export function placeJob(draft: Draft, { position, company, sure, head, span, body, skills: beside = '' }: Job): void {
  const { items, prose, skills: told } = readBody(body)
  const skills = [told, beside].filter((text) => text !== '').join(', ')
  if (position === '' && company === '' && !span) {
    for (const text of [...head.rest, prose, ...items, skills]) draft.hold(text)
    return
  }
  const job = experience.parse({
    id: randomUUID(),
    position: draft.fit(position, 100),
    company: draft.fit(company, 100),
    city: draft.fit(head.place?.city ?? '', 80),
    country: head.place?.country ?? null,
    modality: head.modality,
    contract: head.contract,
    start: span?.start ?? null,
    end: span?.end ?? null,
    current: span?.current ?? false,
  })
  const all = [position, company, ...head.rest, prose, ...items, skills]
  const at = draft.add(draft.document.experience, job, MOST_JOBS, all)
  if (at === null) return
  job.summary = draft.fit(prose, 600)
  job.achievements = items.slice(0, MOST_ACHIEVEMENTS).map((item) => draft.fit(item, 300))
  for (const item of items.slice(MOST_ACHIEVEMENTS)) draft.hold(item)
  job.skills = usedSkills(skills, MOST_SKILLS, (text) => draft.hold(text))
  for (const text of head.rest) draft.hold(text)
  rateJob(draft, `experience.${at}`, job, sure)
}

function rateJob(draft: Draft, path: string, job: Draft['document']['experience'][number], sure: boolean): void {
  const named: Confidence = sure ? 'ALTA' : job.position && job.company ? 'MEDIA' : 'BAJA'
  draft.rate(`${path}.position`, job.position, named)
  draft.rate(`${path}.company`, job.company, named)
  draft.rate(`${path}.city`, job.city, 'MEDIA')
  draft.rate(`${path}.country`, job.country, 'MEDIA')
  draft.rate(`${path}.modality`, job.modality, 'MEDIA')
  draft.rate(`${path}.contract`, job.contract, 'MEDIA')
  draft.rate(`${path}.start`, job.start, 'ALTA')
  draft.rate(`${path}.end`, job.end, 'ALTA')
  draft.rate(`${path}.current`, job.current, 'ALTA')
  draft.rate(`${path}.summary`, job.summary, 'MEDIA')
  for (const [at, text] of job.achievements.entries()) draft.rate(`${path}.achievements.${at}`, text, 'ALTA')
  for (const [at, { name, skill_id }] of job.skills.entries()) {
    draft.rate(`${path}.skills.${at}.name`, name, skill_id ? 'ALTA' : 'MEDIA')
  }
}
