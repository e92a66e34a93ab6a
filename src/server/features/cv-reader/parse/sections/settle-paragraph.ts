import type { Line } from '../../lines/line.ts'
import { findDates, isDateCell } from '../dates/dates.ts'
import { positionScore } from '../names/employers.ts'
import { isProse, speaks } from '../prose/clauses.ts'
import { tellsOfJob } from '../prose/told-jobs.ts'
import { isContactAlone } from './contact-apart.ts'
import { inlineHeading } from './inline-heading.ts'
import { isOfLife, sentencesOf } from './items.ts'
import { isStudy, isWholeStudy, type Meaning, meaningOf } from './line-meaning.ts'
import { addHeaded, addLife, settleSentences } from './settle-sentences.ts'
import { isSkillsLine } from './skills-line.ts'
import type { Sorted } from './sorted-lines.ts'

export const isTimed = ({ text }: Line): boolean => findDates(text).some(({ is_range }) => is_range)

const STRONG = 2

export function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = []
  for (const line of lines) {
    const last = paragraphs.at(-1)
    if (last && line.gap < 1) last.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

export const MOST_ABOVE = 3

/** A paragraph in the first person with a date in it. */
export const isTold = ({ text }: Line): boolean =>
  isProse(text) && findDates(text.slice(0, 400)).length + findDates(text.slice(400)).length > 0

/** «2012-2017» over «Universidad Sol» and «Licenciatura en Diseño»: below its time the whole paragraph is a study. */
function isTimedStudy(paragraph: readonly Line[]): boolean {
  const [first, ...names] = paragraph.slice(0, MOST_ABOVE + 1)
  if (!first || !isDateCell(first.text) || !isTimed(first)) return false
  return names.some(({ text }) => isWholeStudy(text)) && names.some(({ text }) => meaningOf(text) === 'education')
}

export function settleParagraph(sorted: Sorted, paragraph: readonly Line[]): void {
  if (isTimedStudy(paragraph)) {
    for (const line of paragraph) sorted.add('education', line)
    return
  }
  const means = paragraph.map(({ text }, at) => {
    const meaning = meaningOf(text)
    // «Arquitectura de información, prototipos…» tells of the job above it.
    const told =
      at > 0 && meaning === 'education' && findDates(text).length === 0 && !isStudy(sentencesOf(text)[0] ?? '')
    return told || isWhere(paragraph, at, meaning) ? null : meaning
  })
  const first_job = paragraph.findIndex(({ text }, at) => means[at] === 'experience' || isDateCell(text))
  let in_job = first_job >= 0 && first_job <= MOST_ABOVE && means.slice(0, first_job).every((mean) => mean === null)
  paragraph.forEach((line, at) => {
    const heading = inlineHeading(line)
    const meaning = means[at] ?? null
    const in_prose =
      isTold(paragraph[0] ?? line) &&
      paragraph.slice(0, at).every((above) => isTold(above) || speaks(above.text) || goesOnTelling(above))
    if (in_prose && (isTold(line) || (at > 0 && (speaks(line.text) || goesOnTelling(line))))) sorted.add('prose', line)
    else if (tellsOfJob(line)) {
      in_job = false
      sorted.add('prose', line)
    } else if (isContactAlone(line)) sorted.add('contact', line)
    else if (heading) {
      in_job = false
      addHeaded(sorted, heading)
    } else if (in_job && meaning === null && isBehindRows(means, at, line)) {
      in_job = false
      if (isOfLife(line.text)) addLife(sorted, line)
      else sorted.add('skills', line)
    } else if (meaning === 'experience' || (in_job && (meaning === null || line.bullet))) {
      in_job = true
      sorted.add('experience', line)
    } else {
      in_job = false
      settleSentences(sorted, line)
    }
  })
}

/** «y los veranos 2015 y 2016 en Churros Sol»: told with what was told before. */
export const goesOnTelling = (line: Line): boolean =>
  /^(?:y|e|antes|luego|despu[eé]s|tambi[eé]n) /iu.test(line.text) && isTimed(line)

/** «Educadora infantil» over «Escuela Caracoles» and a time alone: a school may be where somebody works. */
function isWhere(paragraph: readonly Line[], at: number, meaning: Meaning | null): boolean {
  const [first] = paragraph
  const dated = paragraph.findIndex(({ text }) => isDateCell(text))
  if (!first || at === 0 || meaning !== 'education' || dated < 1 || dated > MOST_ABOVE) return false
  const works = positionScore(first.text) >= STRONG && !isWholeStudy(first.text) && meaningOf(first.text) === null
  return works && !isWholeStudy(paragraph[at]?.text ?? '')
}

/** What says how somebody can work, or skills alone behind jobs of one line each, are none of the last job. */
const isBehindRows = (means: readonly (Meaning | null)[], at: number, { text, bullet }: Line): boolean =>
  !bullet &&
  (isOfLife(text) ||
    (at >= FEWEST_ROWS && means.slice(0, at).every((mean) => mean === 'experience') && isSkillsLine(text)))
const FEWEST_ROWS = 2
