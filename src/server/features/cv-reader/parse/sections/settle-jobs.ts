import type { Line } from '../../lines/line.ts'
import { findDates } from '../dates/dates.ts'
import { isBelowHead } from '../entries/told-apart.ts'
import { tellsOfJob } from '../prose/told-jobs.ts'
import { inlineHeading } from './inline-heading.ts'
import { isOfLife, sentencesOf } from './items.ts'
import { isWholeStudy, type Meaning, meaningOf } from './line-meaning.ts'
import { ownedIn } from './owned-things.ts'
import { isPaperAlone } from './papers.ts'
import type { Section } from './sections.ts'
import { addHeaded, addLife, settleSentences } from './settle-sentences.ts'
import { isSkillsLine } from './skills-line.ts'
import { Sorted } from './sorted-lines.ts'

/** Below the jobs, without a heading, may stand what else there is to say. */
export function settleJobs(lines: readonly Line[]): Section[] {
  const sorted = new Sorted()
  // Where jobs are items of a list, other lines are none of it.
  const listed = lines[0]?.bullet === true
  const behind = Math.min(behindRows(lines), behindJobs(lines))
  let apart = false
  let headed = false
  for (const [at, line] of lines.entries()) {
    if (at >= behind) {
      settleBehind(sorted, line)
      continue
    }
    if (isPaperAlone(line.text) && findDates(line.text).length > 0) {
      settleSentences(sorted, line)
      continue
    }
    if (tellsOfJob(line) && !isBelowHead(lines[at - 1], line)) {
      sorted.add('prose', line)
      continue
    }
    const heading = inlineHeading(line)
    if (heading && (heading.kind !== 'skills' || line.gap >= 1 || apart)) {
      apart = true
      headed = ENDS_JOBS.has(heading.kind)
      addHeaded(sorted, heading)
      continue
    }
    if (!line.bullet && (line.gap >= 1 || listed || apart) && isOfLife(line.text)) {
      addLife(sorted, line)
      continue
    }
    if (line.gap >= 1 || !apart)
      apart = !line.bullet && (line.gap >= 1 || listed) && isApart(line) && !namesOverPeriod(lines, at)
    if (headed && (meaningOf(line.text) === 'experience' || line.bullet || line.gap >= 1)) headed = false
    // Behind «Estudios: …» no job goes on.
    if (headed || (apart && isApart(line))) settleSentences(sorted, line)
    else sorted.add('experience', line)
  }
  return sorted.all()
}

/** «Herramientas: …» may still tell of the job above. */
const ENDS_JOBS: ReadonlySet<Section['kind']> = new Set<Section['kind']>([
  'education',
  'languages',
  'courses',
  'certifications',
  'circumstances',
  'registrations',
])

const FEWEST_ROWS = 2

/** Where every job takes one line, the first line behind them that is a paper, a study or the like ends them all. */
function behindRows(lines: readonly Line[]): number {
  const rows = lines.map(({ text }) => {
    const meaning = meaningOf(text)
    return meaning === 'experience' || (meaning === null && findDates(text).some(({ is_range }) => is_range))
  })
  const last = rows.lastIndexOf(true)
  const only = rows.slice(0, last + 1)
  if (only.length < FEWEST_ROWS || only.includes(false)) return lines.length
  const at = lines.findIndex(
    (line, index) =>
      index > last && (isApart(line) || isOfLife(line.text) || isSkillsLine(line.text) || inlineHeading(line) !== null),
  )
  return at < 0 ? lines.length : at
}

/** Behind the last time of a job, the first line after a gap that is a study, a paper or the like ends them all. */
function behindJobs(lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ text }) => findDates(text).some(({ is_range }) => is_range))
  const at =
    last < 0
      ? -1
      : lines.findIndex(
          (line, index) => index > last && line.gap >= 1 && !line.bullet && (isApart(line) || isSkillsLine(line.text)),
        )
  return at < 0 ? lines.length : at
}

function settleBehind(sorted: Sorted, line: Line): void {
  const heading = inlineHeading(line)
  if (heading) addHeaded(sorted, heading)
  else if (isOfLife(line.text)) addLife(sorted, line)
  else if (isSkillsLine(line.text)) sorted.add('skills', line)
  else settleSentences(sorted, line)
}

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
  !findDates(text).some(({ is_range }) => is_range) && areApart(sentencesOf(text).flatMap(ownedIn))

/** «Carnet B, sin coche»: beside a paper may stand how somebody can work. */
const areApart = (sentences: readonly string[]): boolean =>
  sentences.some(standsApart) && sentences.every((sentence) => standsApart(sentence) || isOfLife(sentence))

function standsApart(sentence: string): boolean {
  const meaning = meaningOf(sentence)
  return APART.has(meaning) && (meaning !== 'education' || isWholeStudy(sentence))
}
