import type { Line } from '../../lines/line.ts'
import { isDuration } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { type Entry, splitEntries } from '../entries/entries.ts'
import { formOf, type LabelledEntry, readLabelled, withCompanyLabels } from '../entries/labelled-entries.ts'
import { readFlatTable, readTable } from '../entries/table-entries.ts'
import { toldApart } from '../entries/told-apart.ts'
import { emptyHead } from '../head/head.ts'
import { positionScore } from '../names/employers.ts'
import { placeOf, splitPlace } from '../names/places.ts'
import { isJob, isPause } from '../sections/line-meaning.ts'
import { positionsApart } from './grouped-positions.ts'
import { namesOf } from './names-together.ts'
import { settleOpenTimes } from './open-times.ts'
import { type Job, placeJob } from './place-job.ts'
import { bothPosts } from './promotions.ts'
import { readJobHead } from './remarks-behind-dates.ts'
import { withSecondTimes } from './second-times.ts'
import { toJobs } from './to-jobs.ts'
import { isUndatedJob, undatedJobs, withUndatedJobs } from './undated-jobs.ts'

export function readExperience(draft: Draft, lines: readonly Line[]): void {
  const labelled = labelledJobs(lines)
  if (labelled) {
    for (const entry of labelled) placeJob(draft, fromLabels(entry))
    const loose = lines.filter((line) => !formOf(lines).includes(line))
    if (loose.length > 0 && loose.length < lines.length) readExperience(draft, loose)
    return
  }
  const entries = jobEntries(lines)
  if (!entries) {
    for (const line of lines) draft.hold(line.text)
    return
  }
  placeEntries(draft, entries)
}

function placeEntries(draft: Draft, entries: readonly Entry[]): void {
  const worked = entries.filter((entry) => !isTimeOff(draft, entry)).flatMap(bothPosts)
  settleOpenTimes(worked)
  for (const job of toJobs(worked)) placeJob(draft, job)
}

/** «Empresa: … Puesto: …», and tables. */
const labelledJobs = (lines: readonly Line[]): LabelledEntry[] | null =>
  readTable(lines) ??
  readFlatTable(lines) ??
  readLabelled(lines, ['company', 'position']) ??
  readLabelled(lines, ['institution', 'position']) ??
  readLabelled(withCompanyLabels(formOf(lines)), ['company', 'position'])

/** Where each job begins, what names it and what is told of it; null where no line is a job. */
function jobEntries(lines: readonly Line[]): Entry[] | null {
  const namesIn = (head: readonly Line[]) => namesOf(readJobHead(head)).length
  const told = toldApart(positionsApart(lines).filter(({ text }) => !isDuration(text)))
  const split = splitEntries(told, { namesIn, completes: bringsPosition, isItem })
  return split ? withSecondTimes(withUndatedJobs(split)) : undatedJobs(told)
}

const isItem = ({ text }: Line): boolean => isUndatedJob(text) || isJob(text)

/** «2023 – 2025: cuidado de mi madre» is kept, but is no job. */
function isTimeOff(draft: Draft, { head, body }: Entry): boolean {
  const off = head.length === 1 && isPause(head[0]?.text ?? '')
  if (off) for (const line of [...head, ...body]) draft.hold(line.text)
  return off
}

function fromLabels({ values, told, rest: unknown, span }: LabelledEntry): Job {
  const { rest, place } = splitPlace(values.company ?? values.institution ?? '')
  const head = emptyHead(placeOf(values.place ?? '') ?? place)
  if (values.place && head.place === place) head.rest.push(values.place)
  if (!span && values.dates) head.times.push(values.dates)
  head.rest.push(...unknown)
  return { position: values.position ?? '', company: rest, sure: true, head, span, body: told }
}

/** «Bar Sol – Tolosa» has two names and no position; the line below brings it. */
const bringsPosition = (head: readonly Line[], line: Line): boolean =>
  positionScore(line.text) >= STRONG && readJobHead(head).names.every((name) => positionScore(name) < 1)

const STRONG = 2
