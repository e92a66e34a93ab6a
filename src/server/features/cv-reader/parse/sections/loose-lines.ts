import { type Line, withText } from '../../lines/line.ts'
import { findDates, isDateCell } from '../dates/dates.ts'
import { isSentence } from '../entries/entries.ts'
import { contactIn } from '../head/contact.ts'
import { languageIn } from '../lists/language-in.ts'
import { languagePaper } from '../lists/language-papers.ts'
import { looseSkills } from '../lists/loose-skills.ts'
import { positionScore } from '../names/employers.ts'
import { schoolScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import { speaks } from '../prose/clauses.ts'
import { tellsOfJob } from '../prose/told-jobs.ts'
import { contactApart, hasContact, REACHED } from './contact-apart.ts'
import { headingKind } from './heading-words.ts'
import { inlineHeading } from './inline-heading.ts'
import { isAboutLife, isOfLife, itemsOf, sentencesOf } from './items.ts'
import { isName, lateHead } from './late-head.ts'
import { isFinishedSchool, isStudy, isWholeStudy, meaningOf } from './line-meaning.ts'
import { isLicence } from './papers.ts'
import type { Section } from './sections.ts'
import { settleJobs } from './settle-jobs.ts'
import { goesOnTelling, isTimed, isTold, MOST_ABOVE, paragraphsOf, settleParagraph } from './settle-paragraph.ts'
import { addLife, settleSentences } from './settle-sentences.ts'
import { settleStudies } from './settle-studies.ts'
import { Sorted } from './sorted-lines.ts'

type Kind = Section['kind']

/** Sends every line to the section that it belongs to by what it says, when its heading is missing or another one. */
export function settleLines(sections: readonly Section[]): Section[] {
  const reached = sections.some(({ kind, lines }) => REACHED.has(kind) && lines.some(({ text }) => hasContact(text)))
  const jobs_apart = sections.some(({ kind, lines }) => kind === 'experience' && lines.some(isTimed))
  const named = sections.some(({ kind, lines }) => (kind === 'top' || kind === 'contact') && lines.some(isName))
  return (named ? sections : sections.flatMap(lateHead))
    .flatMap(reached ? (section) => [section] : contactApart)
    .flatMap((section) => {
      if (section.kind === 'top') return settleTop(section.lines, jobs_apart)
      const settle = SETTLERS[section.kind]
      return settle ? settle(section) : [section]
    })
}

/** Behind the contact and an empty line jobs and studies may follow without a heading. */
function settleContact(section: Section): Section[] {
  const { lines } = section
  const from = lines.findIndex(
    ({ gap }, at) => at > 0 && gap >= 1 && opensEntries(lines, at) && lines.slice(at).some(isTimed),
  )
  if (from < 0) return [section]
  const sorted = new Sorted()
  for (const paragraph of paragraphsOf(lines.slice(from))) settleParagraph(sorted, paragraph)
  return [{ ...section, lines: lines.slice(0, from) }, ...sorted.all()]
}

const SETTLERS: Partial<Record<Kind, (section: Section) => Section[]>> = {
  contact: settleContact,
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

/** A CV without headings: its entries begin where the first job, study or «Formación: …» does; where the jobs have a heading, who tells of himself above them introduces himself. */
function settleTop(lines: readonly Line[], jobs_apart: boolean): Section[] {
  const from = paragraphStart(
    lines,
    lines.findIndex((line, at) => (at > 0 || isTold(line)) && !(jobs_apart && isTold(line)) && opensEntries(lines, at)),
  )
  const sorted = new Sorted()
  const [name, ...below] = lines.slice(0, from < 0 ? undefined : from)
  if (name) sorted.add('top', name)
  for (const line of below.flatMap(partsOf)) {
    if (isTitleOfSchool(line.text)) {
      sorted.add('top', withText(line, line.text.split(BESIDE)[0] ?? ''))
      sorted.add('education', line)
    } else if (!isOfItsOwn(line)) sorted.add('top', line)
    else {
      const trade = tradeIn(line.text)
      if (trade !== '') sorted.add('top', withText(line, trade))
      settleSentences(sorted, line, 'top')
    }
  }
  if (from < 0) return sorted.all()
  const told = lines.some(isTold)
  for (const paragraph of paragraphsOf(lines.slice(from))) {
    const [only] = paragraph
    const alone = paragraph.length === 1 && only ? only : null
    if (alone && ((told && (speaks(alone.text) || goesOnTelling(alone))) || tellsOfJob(alone)))
      sorted.add('prose', alone)
    else settleParagraph(sorted, paragraph)
  }
  return sorted.all()
}

/** «Hotel Sol, Cancún» over «Gerente, 2019 – hoy»: names right above the first time belong to it. */
function paragraphStart(lines: readonly Line[], from: number): number {
  const start = lines.findLastIndex(({ gap }, at) => at <= from && gap >= 1)
  const above = lines.slice(Math.max(start, 0), Math.max(from, 0))
  const names = above.every(
    ({ text }) => !isSentence(text) && !speaks(text) && !hasContact(text) && placeOf(text) === null,
  )
  return start > 0 && above.length <= MOST_ABOVE && names ? start : from
}

/** Below the name, too, a dated study, a paper, a course or a language is what it says; a bare title is the headline. */
function isOfItsOwn(line: Line): boolean {
  const { text } = line
  const { email, phone } = contactIn(text)
  const [first = ''] = sentencesOf(text)
  const meaning = email === '' && phone === '' ? meaningOf(first) : null
  if (meaning === 'education')
    return (isListed(line) || isFinishedSchool(text)) && text.split(BESIDE).every(isOfStudies)
  if (meaning === 'languages') return languageIn(first)?.level !== null
  return (meaning === 'certifications' || meaning === 'courses') && positionScore(first) < 1
}

/** «Enfermera profesional – Universidad del Valle (2020)»: what somebody is, and the school that says so. */
function isTitleOfSchool(text: string): boolean {
  const [title = '', school = '', ...others] = text.split(BESIDE)
  if (text.length > LONGEST_STUDY || others.length > 1 || schoolScore(title) > 0 || schoolScore(school) === 0)
    return false
  if (findDates(text).length === 0 && !isWholeStudy(title)) return false
  return (
    (positionScore(title) >= 1 || isWholeStudy(title)) &&
    findDates(text).every(({ is_range }) => !is_range) &&
    others.every(isDateCell)
  )
}

/** «Abogada (UNR, 2024) – Colegio de Rosario»: one part may be a study, and the others not. */
function partsOf(line: Line): Line[] {
  const parts = line.text.split(BESIDE).map((text) => withText(line, text))
  return parts.some((part) => isDatedStudy(part.text)) ? parts : papersApart(line, parts)
}

/** «Conductora – CAP en vigor – Tarjeta de tacógrafo»: behind what somebody is may stand the papers for it. */
function papersApart(line: Line, parts: readonly Line[]): Line[] {
  const from = parts.findIndex(({ text }) => isPaper(text))
  if (from < 1 || !parts.slice(from).every(({ text }) => isPaper(text))) return [line]
  const before = line.text.slice(0, line.text.indexOf(parts[from]?.text ?? '')).replace(/\s[·|•–—-]\s$/, '')
  return [withText(line, before), ...parts.slice(from)]
}
const isPaper = (text: string): boolean => isLicence(text) && positionScore(text) < 1 && !hasContact(text)

const isDatedStudy = (text: string): boolean => findDates(text).length > 0 && isOfStudies(text) && isWholeStudy(text)

/** «Abogada (UNR, 2024)» is a study and says what somebody is. */
function tradeIn(text: string): string {
  const trade = text.split(/[,(]|\s[–—-]\s/)[0]?.trim() ?? ''
  return meaningOf(text) === 'education' && positionScore(trade) >= STRONG && !DEGREE.test(trade) ? trade : ''
}

const DEGREE = /^(?:t[eé]cnic|licenciad|graduad|diplomad)/iu
const STRONG = 2

/** The parts of a headline say other things as well: «Graduada en Enfermería · Lugo». */
const BESIDE = /\s[·|•–—-]\s/
const isOfStudies = (part: string): boolean =>
  isDateCell(part) ||
  isStudy(part) ||
  isWholeStudy(part) ||
  schoolScore(part) > 0 ||
  /^\p{Lu}{2,6}(?:[\s,]+\d{4})?$/u.test(part.trim())

function opensEntries(lines: readonly Line[], at: number): boolean {
  const line = lines[at]
  if (!line || !(opensAlone(line, at) || namesOverDate(lines, at) || timesNames(lines, at))) return false
  return contactIn(line.text).email === ''
}

/** A time alone after an empty line, over the names of what it times. */
const timesNames = (lines: readonly Line[], at: number): boolean => {
  const [line, next] = lines.slice(at, at + 2)
  return (
    line !== undefined && next !== undefined && line.gap >= 1 && next.gap < 1 && isDateCell(line.text) && isTimed(line)
  )
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
    if (kind !== 'summary' && kind !== 'circumstances' && isOfLife(line.text)) {
      addLife(sorted, line)
      continue
    }
    if (DATED_LISTS.has(kind) && line.gap >= 1 && line !== all[0] && areSkills(line)) {
      sorted.add('skills', line)
      continue
    }
    // «Tengo mis brochas y una escalera» below the papers is none of them.
    if (DATED_LISTS.has(kind) && line.gap >= 1 && isAboutLife(line.text) && meaningOf(line.text) === null) {
      sorted.add('other', line)
      continue
    }
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

/** Below papers, courses or languages and an empty line, names behind each other are something else. */
const DATED_LISTS: ReadonlySet<Kind> = new Set<Kind>(['courses', 'certifications', 'languages'])
const areSkills = ({ cells }: Line): boolean => looseSkills(cells.map(({ text }) => text).join(', ')).length > 0

const MAY_HOLD_JOBS: ReadonlySet<Kind> = new Set<Kind>(['other'])

const DRIVES = /^(?:matr[ií]cula|licencia|carn[eé]t?|permiso|brevete|libreta|registro)(?!\p{L})/iu

/** Among courses only what a university or a vocational school gives is a study. */
const DEGREE_PROPER =
  /^(?:(?:cursando|estudiando|estudiante de|en curso:?) (?:el |la |un |una )?)?(?:m[aá]ster|maestr[ií]a|mag[ií]ster|mba|grado (?:en|superior|medio)|licenciatura|ingenier[ií]a|especializaci[oó]n en|doctorado|posgrado|postgrado|t[eé]cnico superior|cfg[sm]|tecn[oó]log[oa])(?!\p{L})/iu

function isForeign(kind: Kind, text: string): boolean {
  const meaning = meaningOf(text)
  if (meaning === null || meaning === 'experience' || meaning === kind) return false
  if (kind === 'skills') return meaning === 'certifications'
  if (kind === 'languages') return languagePaper(text) === null
  if (kind === 'courses' && meaning === 'education') return DEGREE_PROPER.test(text)
  if (kind === 'courses' && meaning === 'certifications' && DRIVES.test(text)) return true
  if (kind === 'certifications' || kind === 'courses') return meaning === 'languages' && !findDates(text).length
  return meaning === 'languages' || kind === 'other' || meaning === 'certifications'
}
