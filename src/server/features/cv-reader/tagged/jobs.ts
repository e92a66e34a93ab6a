import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readContract, readModality } from '#server/features/language/normalise/read-work.ts'
import { type Line, withText } from '../lines/line.ts'
import type { Draft } from '../parse/draft.ts'
import { emptyHead, type Head } from '../parse/head/head.ts'
import { readExperience } from '../parse/jobs/experience.ts'
import { placeJob } from '../parse/jobs/place-job.ts'
import { isOwnAccount } from '../parse/names/employers.ts'
import { placeOf } from '../parse/names/places.ts'
import { all, cut, first, type Group, has } from './groups.ts'
import { besides, type ReadLine, type Said, saidOf, sentencesOn } from './said.ts'
import type { Stretch } from './stretches.ts'
import { timeOf } from './times.ts'

const OF_JOBS: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['position', 'employer', 'dates', 'place'])

/** So sure must the model be of a name for it to be taken without asking. */
const SURE = 0.9
/** A name alone is a job where the model is sure of its line. */
const LIKELY = 0.75
/** More words besides the names in a head tell of the job. */
const TELLS_FROM = 4
/** So many of them are sentences, which names in them do not cut to pieces. */
const SENTENCES_FROM = 10

interface Part {
  line: ReadLine
  text: string
}

/** Jobs out of lines that begin them or belong to their heads, each with what is told below. */
export function placeJobs(draft: Draft, stretches: readonly Stretch[]): void {
  let before: Group | undefined
  for (const { heads, told } of stretches) {
    const groups = withOneName(cut(saidOf(heads, OF_JOBS), { names: ['position', 'employer'] }))
    groups.forEach((group, at) => {
      place(draft, group, before, at === groups.length - 1 ? told : [])
      before = group
    })
  }
}

/** A part that names nothing belongs to the one before; so does a lone word where all others have their times. */
function withOneName(groups: readonly Group[]): Group[] {
  const named: Group[] = []
  for (const group of groups) {
    const last = named.at(-1)
    const beside = last !== undefined && last.lines.at(-1) === group.lines[0]
    const lone = beside && group.said.length === 1 && has(group, 'position') && isWhole(last)
    if (last && (lone || (!has(group, 'position') && !has(group, 'employer')))) {
      last.said.push(...group.said)
      last.lines.push(...group.lines)
    } else named.push(group)
  }
  return named
}

const isWhole = (group: Group): boolean =>
  ['position' as const, 'employer' as const, 'dates' as const].every((kind) => has(group, kind))

function place(draft: Draft, group: Group, before: Group | undefined, told: readonly Line[]): void {
  const position = first(group, 'position')
  const employer = first(group, 'employer') ?? unknownPlace(group) ?? sharedEmployer(group, before)
  const { span, told: times } = timeOf(all(group, 'dates'))
  const name = position && employer ? undefined : (position ?? employer)
  const unsure = !span && name && Math.min(name.sure, ...group.lines.map(({ probability }) => probability)) < LIKELY
  const wished =
    position && !employer && !span && told.length === 0 && group.lines.every(({ kind }) => kind === 'job_head')
  if (unsure || wished || (!position && !employer && !span)) {
    for (const { line } of group.lines) draft.hold(line.text)
    for (const { text } of told) draft.hold(text)
    return
  }
  if (!position && !employer) {
    readExperience(draft, [...group.lines.map(({ line }) => line), ...told])
    return
  }
  const head = headOf(group)
  head.times.push(...times)
  const lines = [...new Set(group.lines)]
  const parts = lines.flatMap((line) => besides(line, group.said, OF_JOBS).map((text): Part => ({ line, text })))
  const was = position?.text ?? taken(parts, (text) => BEFORE_HOUSE.exec(text)?.[1])
  const house =
    employer?.text ?? taken(parts, (text) => HOUSE.exec(text)?.[1] ?? (isOwnAccount(text) ? text : undefined))
  const sure = Math.min(position?.sure ?? 0, employer?.sure ?? 1) >= SURE
  placeJob(draft, {
    position: was,
    company: house,
    sure,
    head,
    span,
    body: [...lines.flatMap((line) => besideNames(line, parts, { said: group.said, head })), ...told],
  })
}

/** «Vendimia en», before its house; «en Domicilios Ya Voy», behind what somebody was there. */
const BEFORE_HOUSE = /^(\p{L}[^.:]{2,80}?)\s+(?:en|para|con|de|at|in)$/u
const HOUSE = /^(?:en|para|con|at|in|@)\s+(?:(?:el|la|los|las)\s+)?(\p{Lu}[^.:,]{2,60})$/u

/** The first part that says it, which is none of the others any more. */
function taken(parts: Part[], said: (text: string) => string | undefined): string {
  const at = parts.findIndex(({ text }) => said(text) !== undefined)
  const [part] = at < 0 ? [] : parts.splice(at, 1)
  return part ? (said(part.text) ?? '') : ''
}

/** «Jazztel, emisión de llamadas»: a place that no list knows, where a job lacks its house. */
const unknownPlace = (group: Group): Said | undefined =>
  has(group, 'position')
    ? all(group, 'place').find(({ text }) => /^\p{Lu}/u.test(text) && placeOf(text) === null && !STREET.test(text))
    : undefined

const STREET = /\d|^(?:calle|c\/|av|avda|avenida|plaza|barrio|col|zona|sector)(?!\p{L})/iu

/** «Hospital Sol: enfermera (2016-2019), supervisora (desde 2019)»: the house stands once, before what somebody was there. */
function sharedEmployer(group: Group, before: Group | undefined): Said | undefined {
  const house = before && first(before, 'employer')
  const was = before && first(before, 'position')
  const same_line = before !== undefined && before.lines.at(-1) === group.lines[0]
  const stands_first =
    house !== undefined &&
    was !== undefined &&
    before !== undefined &&
    before.said.indexOf(house) < before.said.indexOf(was)
  return stands_first && (same_line || house.at !== was.at) ? house : undefined
}

function headOf(group: Group): Head {
  const where = all(group, 'place').find(({ text }) => placeOf(text)) ?? first(group, 'place')
  const head = emptyHead(where ? placeOf(where.text) : null)
  if (where && !head.place) head.rest.push(where.text)
  const text = group.lines.map(({ line }) => line.text).join('\n')
  head.modality = readModality(text, flatten(text))[0]?.value ?? null
  head.contract = readContract(text, flatten(text))[0]?.value ?? null
  return head
}

/** What a head says besides its names tells of the job when it is long, and is kept apart when it is short; sentences stay whole. */
function besideNames(
  line: ReadLine,
  parts: readonly Part[],
  { said, head }: { said: readonly Said[]; head: Head },
): Line[] {
  const own = parts.filter((part) => part.line === line).map(({ text }) => text)
  if (own.join(' ').split(/\s+/).length >= SENTENCES_FROM)
    return [withText(line.line, sentencesOn(line, said, OF_JOBS))]
  return own.flatMap((text) => {
    const words = text.split(/\s+/)
    if (words.length >= TELLS_FROM) return [withText(line.line, text)]
    if (words.some((word) => /^\p{L}{5,}$/u.test(word)) && !text.endsWith(':')) head.rest.push(text)
    return []
  })
}
