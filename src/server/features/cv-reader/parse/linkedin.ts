import type { Line, ReadText } from '../lines/line.ts'
import { joined } from '../lines/wrapping.ts'
import { type DateSpan, findDates, isDateCell, isDuration, trimmedEnds, withoutSpan } from './dates/dates.ts'
import type { Draft } from './draft.ts'
import { emptyHead } from './head/head.ts'
import { type Job, placeJob } from './jobs/place-job.ts'
import { placeOf } from './names/places.ts'
import { placeStudy, type Study } from './studies/place-study.ts'

const CONTACT_HEADING = /^(?:contactar|contact|contacto|contato|entrar em contato|coordonnées|kontakt)$/i

/** LinkedIn's own «Guardar en PDF»: its column begins with «Contactar» and names the address of the profile. */
export function isLinkedinProfile({ flows }: ReadText): boolean {
  return flows.some(([first, ...lines]) => {
    if (!first || !CONTACT_HEADING.test(first.text)) return false
    const near = lines.slice(0, 12).map(({ text }) => text)
    return near.some((text) => /linkedin\.com\/in\//i.test(text)) && near.some((text) => text.includes('(LinkedIn)'))
  })
}

/** Names of employers and positions are a little bigger than the text. */
const BIGGER = 1.03

/** LinkedIn writes employer, (time with it,) position, dates with their length, place, text. */
export function readLinkedinExperience(draft: Draft, lines: readonly Line[]): void {
  let company = ''
  let at = 0
  while (at < lines.length) {
    const names: Line[] = []
    while (at < lines.length && !isDated(lines[at])) {
      const line = lines[at++]
      if (line && !isDuration(line.text)) names.push(line)
    }
    const dated = lines[at++]
    if (!dated) {
      for (const line of names) draft.hold(line.text)
      return
    }
    const [position, ...above] = groupsFromBelow(names)
    if (above.length > 0) company = above[0] ?? ''
    for (const text of above.slice(1).reverse()) draft.hold(text)
    const { place, next } = placeBelow(lines, at)
    const end = nextName(lines, next)
    placeJob(draft, toJob(position ?? '', company, findDates(dated.text)[0] ?? null, place, lines.slice(next, end)))
    at = end
  }
}

const isDated = (line: Line | undefined): boolean => line !== undefined && line.size < BIGGER && isDateCell(line.text)

function nextName(lines: readonly Line[], from: number): number {
  const at = lines.findIndex((line, index) => index >= from && line.size > BIGGER)
  return at < 0 ? lines.length : at
}

/** Lines of the same size are one name that the page broke; the lowest comes first. */
function groupsFromBelow(lines: readonly Line[]): string[] {
  const groups: { text: string; size: number }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && Math.abs(last.size - line.size) < 0.02 && line.gap < 0.35) last.text = joined(last.text, line.text)
    else groups.push({ text: line.text, size: line.size })
  }
  return groups.map(({ text }) => text).reverse()
}

function placeBelow(lines: readonly Line[], at: number): { place: string; next: number } {
  const line = lines[at]
  if (!line || line.size > BIGGER || line.bullet) return { place: '', next: at }
  const last = line.text.split(/,\s*/).at(-1) ?? ''
  const is_place =
    line.text.length < 90 && (placeOf(line.text) !== null || (line.text.includes(',') && placeOf(last) !== null))
  return is_place ? { place: line.text, next: at + 1 } : { place: '', next: at }
}

function toJob(position: string, company: string, span: DateSpan | null, place: string, body: Line[]): Job {
  const known = placeOf(place)
  const [city = ''] = place.split(/,\s*/)
  const country = placeOf(place.split(/,\s*/).at(-1) ?? '')?.country ?? null
  const head = emptyHead(place === '' ? null : (known ?? { city, country }))
  return { position, company, sure: true, head, span, body }
}

/** School in bigger letters; below «Título, Especialidad · (2010 - 2014)». */
export function readLinkedinEducation(draft: Draft, lines: readonly Line[]): void {
  const studies: { school: string; below: string; last: Line }[] = []
  for (const line of lines) {
    const current = studies.at(-1)
    const names_school = line.size > BIGGER
    if (names_school && current?.below === '' && line.gap < 0.35) current.school = joined(current.school, line.text)
    else if (names_school || !current) studies.push({ school: line.text, below: '', last: line })
    else current.below = joined(current.below, line.text)
  }
  for (const { school, below } of studies) placeStudy(draft, toStudy(school, below))
}

function toStudy(institution: string, below: string): Study {
  const span = findDates(below).at(-1) ?? null
  const text = trimmedEnds(span ? withoutSpan(below, span) : below)
  const [degree = '', ...field] = text.split(/,\s+/)
  return {
    degree,
    field: field.join(', '),
    institution,
    sure: true,
    span: span && { ...span },
    ongoing: span?.current === true,
    notes: [],
    grade: '',
  }
}
