import { type Line, withText } from '../../lines/line.ts'
import { findDates, isDateCell, saysOngoing, trimmedEnds, withoutSpan } from '../dates/dates.ts'
import { isSentence } from '../entries/entries.ts'
import { isLabelAlone } from '../entries/labelled-entries.ts'
import { contactIn } from '../head/contact.ts'
import { placeOf } from '../names/places.ts'
import { isProse, speaks } from '../prose/clauses.ts'
import { headingKind } from './heading-words.ts'
import { inlineHeading } from './inline-heading.ts'
import { itemsOf, sentencesOf } from './items.ts'
import { isName, lateHead } from './late-head.ts'
import { isCourse, isLanguage, isLicence, isWholeStudy, type Meaning, meaningOf } from './line-meaning.ts'
import type { Section } from './sections.ts'
import { Sorted } from './sorted-lines.ts'

type Kind = Section['kind']

/** Sends every line to the section that it belongs to by what it says, when its heading is missing or another one. */
export function settleLines(sections: readonly Section[]): Section[] {
  const named = sections.some(({ kind, lines }) => kind === 'top' && lines.some(isName))
  return (named ? sections : sections.flatMap(lateHead)).flatMap((section) => {
    const settle = SETTLERS[section.kind]
    return settle ? settle(section) : [section]
  })
}

const SETTLERS: Partial<Record<Kind, (section: Section) => Section[]>> = {
  top: ({ lines }) => settleTop(lines),
  experience: ({ lines }) => settleJobs(lines),
  education: ({ lines }) => settleStudies(lines),
  other: settleRest,
  summary: settleRest,
  skills: settleRest,
  languages: settleRest,
  courses: settleRest,
  certifications: settleRest,
  registrations: settleRest,
  circumstances: settleRest,
  interests: settleRest,
}

/** A CV without headings: its entries begin where the first job, study or «Formación: …» does. */
function settleTop(lines: readonly Line[]): Section[] {
  const from = lines.findIndex((line, at) => (at > 0 || isTold(line)) && opensEntries(lines, at))
  if (from < 0) return [{ kind: 'top', lines: [...lines] }]
  const sorted = new Sorted()
  for (const line of lines.slice(0, from)) sorted.add('top', line)
  const told = lines.some(isTold)
  for (const paragraph of paragraphsOf(lines.slice(from))) {
    const [only] = paragraph
    if (told && paragraph.length === 1 && only && speaks(only.text)) sorted.add('prose', only)
    else settleParagraph(sorted, paragraph)
  }
  return sorted.all()
}

function opensEntries(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  if (!line || !(opensAlone(line, at) || namesOverDate(lines, at))) return false
  return contactIn(line.text).email === ''
}

function opensAlone(line: Line, at: number): boolean {
  if (inlineHeading(line) || isTold(line)) return true
  const meaning = meaningOf(line.text)
  return meaning === 'experience' || (meaning === 'education' && at > 1 && line.gap >= 1 && isListed(line))
}

/** Names after an empty line, with a date alone one or two lines below. */
function namesOverDate(lines: readonly Line[], at: number): boolean {
  const [line, next, after] = lines.slice(at, at + 3)
  if (!line || line.gap < 1 || !next || next.gap >= 1 || isSentence(line.text)) return false
  return isDateCell(next.text) || (after !== undefined && after.gap < 1 && isDateCell(after.text))
}

const LONGEST_STUDY = 110

/** Studies in few words, not a sentence about them. */
const isListed = (line: Line): boolean => {
  const items = itemsOf(line)
  return findDates(line.text).length > 0 && (items.length > 1 || line.text.length <= LONGEST_STUDY)
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last && line.gap < 1) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

const MOST_ABOVE = 3

/** A paragraph in the first person with a date in it. */
const isTold = ({ text }: Line): boolean =>
  isProse(text) && findDates(text.slice(0, 400)).length + findDates(text.slice(400)).length > 0

function settleParagraph(sorted: Sorted, paragraph: readonly Line[]): void {
  const means = paragraph.map(({ text }) => meaningOf(text))
  const first_job = paragraph.findIndex(({ text }, at) => means[at] === 'experience' || isDateCell(text))
  let in_job = first_job >= 0 && first_job <= MOST_ABOVE && means.slice(0, first_job).every((mean) => mean === null)
  paragraph.forEach((line, at) => {
    const heading = inlineHeading(line)
    const meaning = means[at] ?? null
    if (isTold(line) && (at === 0 || paragraph.slice(0, at).every(isTold))) sorted.add('prose', line)
    else if (heading) {
      in_job = false
      addHeaded(sorted, heading)
    } else if (meaning === 'experience' || (in_job && (meaning === null || line.bullet))) {
      in_job = true
      sorted.add('experience', line)
    } else {
      in_job = false
      settleSentences(sorted, line)
    }
  })
}

/** «Inglés básico. Carnet B. Disponible ya»: each sentence where it belongs, the others kept. */
function settleSentences(sorted: Sorted, line: Line, otherwise: Kind = 'other'): void {
  const items = itemsOf(line).flatMap((item) => {
    const sentences = sentencesOf(item.text)
    const apart =
      sentences.length > 1 &&
      sentences.some((text) => meaningOf(text) !== null) &&
      !KEEPS_SENTENCES.has(meaningOf(item.text))
    return apart ? sentences.map((text, at) => ({ ...withText(item, text), gap: at === 0 ? item.gap : 0 })) : [item]
  })
  for (const item of items) sorted.add(meaningOf(item.text) ?? otherwise, item)
}

const KEEPS_SENTENCES: ReadonlySet<Meaning | null> = new Set<Meaning | null>(['experience', 'education', 'courses'])

/** Under «Otros: …» and «Programas: …» stand languages and licences as well. */
function addHeaded(sorted: Sorted, { kind, line }: { kind: Kind; line: Line }): void {
  const items = itemsOf(line)
  const apart = kind === 'skills' || kind === 'other' ? items.flatMap(foreignApart) : items
  for (const item of apart)
    sorted.add(isBesides(item.text) ? (meaningOf(item.text) ?? kind) : kindInside(kind, item), item)
}

/** A sentence about a language or a licence behind one about something else is a line of its own. */
function foreignApart(line: Line): Line[] {
  const sentences = line.cells.length === 1 ? sentencesOf(line.text) : []
  if (sentences.length < 2 || !sentences.some(isBesides)) return [line]
  return sentences.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 }))
}

const isBesides = (text: string): boolean => isLanguage(text) || isLicence(text)

/** Inside a section of studies stand courses and licences as well. */
function kindInside(kind: Kind, { text }: Line): Kind {
  if (kind !== 'education') return kind
  if (isLanguage(text)) return 'languages'
  if (isLicence(text)) return 'certifications'
  return isCourse(text) || meaningOf(text) === null ? 'courses' : 'education'
}

/** Below the jobs, without a heading, may stand what else there is to say. */
function settleJobs(lines: readonly Line[]): Section[] {
  const sorted = new Sorted()
  // Where jobs are items of a list, other lines are none of it.
  const listed = lines[0]?.bullet === true
  let apart = false
  for (const [at, line] of lines.entries()) {
    const heading = inlineHeading(line)
    if (heading && (heading.kind !== 'skills' || line.gap >= 1 || apart)) {
      apart = true
      addHeaded(sorted, heading)
      continue
    }
    if (!line.bullet && (line.gap >= 1 || listed || apart) && OF_LIFE.test(line.text)) {
      sorted.add('circumstances', line)
      continue
    }
    if (line.gap >= 1 || !apart)
      apart = !line.bullet && (line.gap >= 1 || listed) && isApart(line) && !namesOverPeriod(lines, at)
    if (apart && isApart(line)) settleSentences(sorted, line)
    else sorted.add('experience', line)
  }
  return sorted.all()
}

/** When and how somebody can work belongs to no job. */
const OF_LIFE =
  /^(?:(?:total )?disponib(?:ilidad|le)|incorporaci[oó]n inmediata|veh[ií]culo propio|coche propio|moto propia)(?!\p{L})/iu

/** «Técnica de tráfico» over an employer and its time is a position, though it sounds like a study. */
const namesOverPeriod = (lines: readonly Line[], at: number): boolean =>
  lines.slice(at + 1, at + 3).some(({ text, gap }) => gap < 1 && findDates(text).some(({ is_range }) => is_range))

const APART: ReadonlySet<Meaning | null> = new Set<Meaning | null>([
  'languages',
  'certifications',
  'courses',
  'education',
])
const isApart = ({ text }: Line): boolean =>
  !findDates(text).some(({ is_range }) => is_range) && sentencesOf(text).every(standsApart)

function standsApart(sentence: string): boolean {
  const meaning = meaningOf(sentence)
  return APART.has(meaning) && (meaning !== 'education' || isWholeStudy(sentence))
}

/** Studies, courses, licences and languages under one heading. */
function settleStudies(lines: readonly Line[]): Section[] {
  const form = lines.some(({ cells, text }) => cells.length > 1 || isLabelAlone(text))
  if (form) return [{ kind: 'education', lines: [...lines] }]
  const sorted = new Sorted()
  let kind: Kind = 'education'
  let before: Line | undefined
  for (const item of lines.flatMap(itemsOf).flatMap(foreignApart)) {
    const heading = inlineHeading(item)
    const own = heading ? kindInside(heading.kind, heading.line) : (studyKind(item) ?? shortCourse(item, before))
    // What follows a line without a name of its own goes with it.
    if (own) kind = own
    sorted.add(kind, heading?.line ?? item)
    before = item
  }
  return sorted.all()
}

/** «Scrum Master, 2022» below a study with its own date: a year, and neither a degree nor a school. */
function shortCourse({ text }: Line, before: Line | undefined): Kind | null {
  const [date] = findDates(text)
  if (!date || date.is_range || isDateCell(text) || !before || findDates(before.text).length === 0) return null
  const name = trimmedEnds(withoutSpan(text, date))
  return name.split(' ').length > 1 && placeOf(name) === null && !saysOngoing(text) ? 'courses' : null
}

function studyKind({ text }: Line): Kind | null {
  if (isLanguage(text)) return 'languages'
  if (isLicence(text)) return 'certifications'
  if (isCourse(text)) return 'courses'
  return meaningOf(text) === 'education' ? 'education' : null
}

/** A language, a licence or a course in a section of something else. */
function settleRest({ kind, lines: all }: Section): Section[] {
  const sorted = new Sorted()
  const explicit = headingKind(all[0]?.text ?? '') !== null
  const from =
    MAY_HOLD_JOBS.has(kind) && !explicit
      ? all.findIndex((line, at) => opensEntries(all, at) && !inlineHeading(line))
      : -1
  const lines = from < 0 ? all : all.slice(0, from)
  for (const line of lines) {
    const apart = line.text.length < 300 && sentencesOf(line.text).some((text) => isForeign(kind, text))
    if (!apart) sorted.add(kind, line)
    else
      for (const text of sentencesOf(line.text)) {
        sorted.add(isForeign(kind, text) ? (meaningOf(text) ?? kind) : kind, withText(line, text))
      }
  }
  if (from >= 0) for (const paragraph of paragraphsOf(all.slice(from))) settleParagraph(sorted, paragraph)
  return sorted.all()
}

const MAY_HOLD_JOBS: ReadonlySet<Kind> = new Set<Kind>(['other'])

function isForeign(kind: Kind, text: string): boolean {
  const meaning = meaningOf(text)
  if (meaning === null || meaning === 'experience' || meaning === kind) return false
  if (kind === 'skills') return meaning === 'certifications'
  if (kind === 'certifications' || kind === 'courses') return meaning === 'languages' && !findDates(text).length
  return meaning === 'languages' || kind === 'other' || meaning === 'certifications'
}
