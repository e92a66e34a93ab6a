import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { readModality } from '#server/features/language/normalise/read-work.ts'
import { type Line, withText } from '../../lines/line.ts'
import type { DateSpan } from '../dates/dates.ts'
import { lengthIn } from '../dates/length.ts'
import type { Entry } from '../entries/entries.ts'
import { canBeTown, type Head, readHead } from '../head/head.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { isLegalForm } from '../names/names.ts'
import { splitPlace } from '../names/places.ts'
import { isWork, withoutTellingVerb } from '../sections/line-meaning.ts'
import { dropFalsePosition, isPartOfTown, isProperAlone, takeHouseBelow } from './false-positions.ts'
import { withoutHours } from './hours-worked.ts'
import { AT_NAME, namesOf, positionForward } from './names-together.ts'
import { isNextTo } from './next-to.ts'
import { withOpeningNames } from './opening-names.ts'
import { takePlaceBelow } from './place-below.ts'
import type { Job } from './place-job.ts'
import { tellPlacement } from './placements.ts'
import { readJobHead } from './remarks-behind-dates.ts'
import { takeTold } from './told-heads.ts'
import { isNamedAboveTrade } from './trade-below.ts'
import { withoutLength } from './undated-jobs.ts'

/** «S.A.C. COMO COSTURERA» */
const AS = /^(?:como|de) (?=\p{Ll}{3})|^como (?=\p{L}{3})/iu
/** «Desde 2016 en Naranjas Safor» */
const AT_FIRST = /^en (?:el |la )?(?=\p{Lu})/u

/** Which of the names in each head is the position, and which the employer. */
export function toJobs(entries: readonly Entry[]): Job[] {
  const read = entries.map(withOpeningNames).map((entry) => {
    const head = entry.span ? readJobHead(entry.head) : undatedHead(entry.head)
    return {
      entry,
      head,
      names: positionForward(
        withoutSlashes(entry.head, namesOf(head)).flatMap(
          (name) =>
            withoutLengthBehind(
              head,
              withoutHours(head, withoutTellingVerb(name).replace(AS, '').replace(AT_FIRST, '')),
              entry.span,
            ) || [],
        ),
      ),
    }
  })
  splitLikeTheOthers(read)
  for (const { head, names } of read) {
    takeMall(head, names)
    takeAddress(head, names)
    takeTown(head, names)
  }
  takeTownsLikeTheOthers(read)
  const lean = read.reduce((sum, { names }) => sum + positionFirst(names), 0)
  const jobs: Job[] = []
  let before: Job | null = null
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
    takePlaceOfCompany(job)
    takePlaceBelow(job)
    takeModality(job)
    dropFalsePosition(job, first)
    takeTold(job, entry)
    if (two === '') {
      completeAlone(job, before, entry)
      takeHouseBelow(job)
    }
    if (two === '' ? job.company === before?.company : !first && entry.head.length > 1) before = job
    head.times.push(...names.slice(2))
    tellPlacement(job, entry)
    jobs.push(job)
  }
  return jobs
}

/** «Hotel Sol – Alcúdia – recepcionista», «Talleres Ruiz, Azuqueca»: a town that no list knows beside an employer. */
function takeTown(head: Head, names: string[]): void {
  if (names.length < 2 || head.place) return
  const at = names.findIndex(
    (name, index) => index > 0 && canBeTown(name) && !isEmployer(name) && isEmployer(names[index - 1] ?? ''),
  )
  const town = names[at]
  const [first = ''] = names
  if (town === undefined || (names.length === 2 && positionScore(first) > employerScore(first))) return
  names.splice(at, 1)
  head.place = { city: town, country: null }
}

/** «Zapatería Luna, centro comercial Las Olas»: where the house is, and not another one. */
const MALL = /^(?:centro comercial|c\.? ?c\.?|mall|shopping|gran superficie|pol[ií]gono)(?= \p{L})/iu

function takeMall(head: Head, names: string[]): void {
  const at = names.length < 2 ? -1 : names.findIndex((name, index) => index > 0 && MALL.test(name))
  if (at > 0 && !head.place) head.times.push(...names.splice(at, 1))
}

function takeAddress(head: Head, names: string[]): void {
  const at = names.findIndex((name, index) => index > 0 && isPartOfTown(name))
  if (at > 0) head.ways.push(...names.splice(at, 1))
}

/** «Practicante / auxiliar contable» is one position. */
function withoutSlashes(lines: readonly Line[], names: string[]): string[] {
  if (names.length < 3) return names
  const at = names.findIndex((one, index) => {
    const two = names[index + 1] ?? ''
    const [score, other] = [positionScore(one), positionScore(two)]
    return score >= STRONG && other >= 1 && lines.some(({ text }) => text.includes(`${one} / ${two}`))
  })
  return at < 0 ? names : [...names.slice(0, at), `${names[at]} / ${names[at + 1]}`, ...names.slice(at + 2)]
}

/** «2 años como cajera en La Ola»: the length is kept beside the names. */
function undatedHead(lines: readonly Line[]): Head {
  const head = readHead(lines.map((line) => withText(line, withoutLength(line.text))))
  head.times.push(...lines.map(({ text }) => lengthIn(text)).filter((length) => length !== ''))
  return head
}

/** «Domicilios Ya Voy, 8 meses en (2021)»: a length behind a name is told beside it, unless both ends say it already. */
function withoutLengthBehind(head: Head, name: string, span: DateSpan | null): string {
  const length = lengthIn(name)
  const at = length === '' ? -1 : name.lastIndexOf(length)
  if (length !== '' && length === name) {
    if (!span?.is_range) head.times.push(length)
    return ''
  }
  const inside = at > 2 ? LENGTH_INSIDE.exec(name.slice(0, at)) : null
  if (inside && /^\s+\p{Ll}/u.test(name.slice(at + length.length))) {
    head.times.push(name.slice(at))
    return name.slice(0, inside.index + 1).trimEnd()
  }
  const lead = /[,(]\s*$/.exec(name.slice(0, Math.max(at, 0)))
  if (!lead || !/^\)?(?: en)?$/.test(name.slice(at + length.length))) return name
  if (!span?.is_range) head.times.push(length)
  return name.slice(0, lead.index).trimEnd()
}

/** «Coca Cola 4 años reparto»; a teacher «de 3 años» has a class of that age. */
const LENGTH_INSIDE = /(?<!(?:^|\s)(?:de|con|en|a|por|para|y))[\p{L}\d)]\s+$/iu

const isEmployer = (name: string): boolean =>
  employerScore(name) >= 1 && employerScore(name) > positionScore(name) && positionScore(name) < STRONG

/** Where most heads say «puesto en empresa», the others do too, whatever their words. */
function splitLikeTheOthers(read: { head: Head; names: string[] }[]): void {
  const together = read.filter(({ head, names }) => head.names.length === 1 && names.length === 2)
  if (together.length * 2 <= read.length) return
  for (const entry of read) {
    const [, first, second] = AT_NAME.exec(entry.names.length === 1 ? (entry.names[0] ?? '') : '') ?? []
    if (first && second && !isEmployer(first)) entry.names = [first, second]
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

/** «Talleres Ruiz (Sevilla). Mecánico»: the place comes to light once the two names are apart. */
function takePlaceOfCompany(job: Job): void {
  if (job.head.place) return
  const { rest, place } = splitPlace(job.company)
  if (!place) return
  job.company = rest
  job.head.place = place
}

const WAY_OF_WORKING = /^(.*\S)\s*\(([^()]{4,20})\)$/u

/** «Pampa Bytes (remote)» */
function takeModality(job: Job): void {
  const [, company = '', way = ''] = WAY_OF_WORKING.exec(job.company.slice(0, 150)) ?? []
  const [modality] = readModality(way, flatten(way))
  if (!modality || modality.text.length !== way.length) return
  job.company = company
  job.head.modality ??= modality.value
}

const STRONG = 2

/** Above 0 when the first of two names is the position. */
function positionFirst([one, two]: readonly string[]): number {
  if (one === undefined || two === undefined) return 0
  return positionScore(one) - positionScore(two) + employerScore(two) - employerScore(one)
}

function inOrder(one: string, two: string, position_first: boolean): { position: string; company: string } {
  return position_first ? { position: one, company: two } : { position: two, company: one }
}

/** One name only: a further position under the same employer, a place that is a company, or half a head. */
function completeAlone(job: Job, before: Job | null, entry: Entry): void {
  const name = job.position || job.company
  if (name === '' && entry.head.length === 0) return
  if (takeDepartment(job, name)) return
  const employs = employerScore(name) > positionScore(name) || isProperAlone(name) || isUnknownName(name)
  if (!isWork(name) && !isTrade(name) && (employs || isNamedAboveTrade(name, entry.body)))
    Object.assign(job, { company: name, position: '' })
  else Object.assign(job, { position: name, company: '' })
  job.sure = false
  if (job.company === '' && name !== '' && before && isNextTo(job.span, before.span)) job.company = before.company
  else if (job.company === '' && canBeCompany(job.head.place_text)) {
    job.company = job.head.place_text
    job.head.place = null
  }
}

/** «Guía freelance para varias agencias (Andes Sendero)»: who begins by what they are names no house. */
const isTrade = (name: string): boolean =>
  !isProperAlone(name) &&
  findTitleRoles(name).some(({ start, end }) => start === 0 && /^ \p{Ll}/u.test(name.slice(end)))

const MOST_UNKNOWN_WORDS = 3

/** «uber y didi»: a word or two that name no work are rather where somebody was. */
const isUnknownName = (name: string): boolean =>
  !/^\p{L}+(?:ando|iendo|yendo)\s/u.test(name) &&
  name.split(' ').length <= MOST_UNKNOWN_WORDS &&
  positionScore(name) === 0 &&
  findConcepts(name).length === 0

const DEPARTMENT =
  /^(?:departamento|dpto\.?|depto\.?|dept\.?|[aá]rea|secci[oó]n|servicio) de (\p{L}[^,]{2,40}?) (?:en|de) ((?:una? |la |el )?\p{L}.{2,60})$/iu

/** «Departamento de RRHH en conservera» says in which work, and where. */
function takeDepartment(job: Job, name: string): boolean {
  const [, work, company] = DEPARTMENT.exec(name) ?? []
  if (!work || !company || positionScore(name) >= 1) return false
  Object.assign(job, { position: work, company, sure: false })
  return true
}

/** «Santander» may be a bank; «Madrid, España» is a place and nothing else. */
const canBeCompany = (place: string): boolean => place !== '' && !/[,()]/.test(place)
