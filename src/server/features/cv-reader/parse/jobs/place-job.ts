import { randomUUID } from 'node:crypto'
import { experience } from '#shared/cvs/cv-document.ts'
import type { Confidence } from '#shared/cvs/cv-imports.ts'
import type { Line } from '../../lines/line.ts'
import type { DateSpan } from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import type { Draft } from '../draft.ts'
import { readBody } from '../entries/body.ts'
import { type Head, withoutStop } from '../head/head.ts'
import { usedSkills } from '../lists/used-skills.ts'
import { writtenTown } from '../names/written-town.ts'

/** A job as a file says it. */
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

/** «Súper Lapacho en (2015)»: a word that led to the date is none of the name. */
const LEADS_TO_DATE = /\s+(?:en|desde|de|del|entre|durante)$/i
/** «Residente en: …»: what follows is told. */
const LEADS_TO_PLACE = /\s+(?:en|de|del|para)\s*:?$/i
const MOST_JOBS = 30
const SUMMARY_MAX = 600
const MOST_ACHIEVEMENTS = 8
const MOST_SKILLS = 20

/** Makes a job part of the draft; what is too long or has no field is held. */
export function placeJob(draft: Draft, { position, company, sure, head, span, body, skills: beside = '' }: Job): void {
  const { items, prose: text, skills: told } = readBody(body)
  const length = lengthToldOf(span, text, head.times)
  const prose = [length, ...head.times, text, ...head.ways].filter((part) => part !== '').join('\n')
  const skills = [told, beside].filter((text) => text !== '').join(', ')
  if (position === '' && company === '' && !span) {
    for (const text of [...head.rest, prose, ...items, skills]) draft.hold(text)
    return
  }
  const job = experience.parse({
    id: randomUUID(),
    position: draft.fit(position.replace(LEADS_TO_PLACE, ''), 100),
    company: draft.fit(withoutStop(company.replace(LEADS_TO_DATE, '')), 100),
    city: draft.fit(writtenTown(head.place?.city ?? ''), 80),
    country: head.place?.country ?? null,
    modality: head.modality,
    contract: head.contract,
    start: span?.start ?? null,
    end: span?.end ?? yearAlone(span),
    current: span?.current ?? false,
  })
  const all = [position, company, ...head.rest, prose, ...items, skills]
  const at = draft.add(draft.document.experience, job, MOST_JOBS, all)
  if (at === null) return
  const perhaps = head.place?.perhaps
  if (perhaps) draft.towns.push({ path: `experience.${at}`, of: job, perhaps })
  job.summary = draft.fit(prose, SUMMARY_MAX)
  job.achievements = items.slice(0, MOST_ACHIEVEMENTS).map((item) => draft.fit(item, 300))
  addMore(draft, job, items.slice(MOST_ACHIEVEMENTS))
  job.skills = usedSkills(skills, MOST_SKILLS, (text) => draft.hold(text))
  for (const text of head.rest) draft.hold(text)
  rateJob(draft, `experience.${at}`, job, sure)
}

const LONGEST_REMARK = 40

/** «2016, reemplazo de 3 meses»: of a year the length in a remark says more, so that it comes first. */
function lengthToldOf(span: DateSpan | null, text: string, times: readonly string[]): string {
  const [remark = ''] = text.split('\n')
  const only_year =
    span !== null && !span.current && span.start?.length === 4 && (span.end ?? span.start) === span.start
  const said = only_year && remark.length <= LONGEST_REMARK && !remark.endsWith('.') ? lengthIn(remark) : ''
  return remark.startsWith(said) || times.some((time) => lengthIn(time) !== '') ? '' : said
}

/** «Becaria de comunicación, 2016» was that year and no longer. */
const yearAlone = (span: DateSpan | null): string | null =>
  span && !span.is_range && !span.current && span.start?.length === 4 ? span.start : null

/** Items beyond those that fit stay a list below the text, as many as it takes. */
function addMore(draft: Draft, job: Draft['document']['experience'][number], items: readonly string[]): void {
  for (const item of items) {
    const longer = [job.summary, `- ${item}`].filter((part) => part !== '').join('\n')
    if (longer.length <= SUMMARY_MAX) job.summary = longer
    else draft.hold(item)
  }
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
