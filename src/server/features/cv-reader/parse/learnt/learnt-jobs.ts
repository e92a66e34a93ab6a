import type { Line } from '../../lines/line.ts'
import { isDuration } from '../dates/dates.ts'
import { type Entry, spanInside } from '../entries/entries.ts'
import { toldApart } from '../entries/told-apart.ts'
import { isJob } from '../sections/line-meaning.ts'
import type { Section } from '../sections/sections.ts'
import { Sorted } from '../sections/sorted-lines.ts'
import type { JudgedJobs } from './judged-jobs.ts'
import type { JudgedLine } from './line-kinds.ts'

export interface LearntJobs {
  /** What is left for the rules. */
  sections: Section[]
  entries: Entry[]
}

/** So sure must the model be of the lines in which it sees something else than the rules. */
const SURE = 0.5

/** The jobs of a typed text by what whole CVs have taught of their lines; null where the rules see the same, and where the model is not sure. */
export function learntJobs(
  { lines, judged, sure_of_others }: JudgedJobs,
  sections: readonly Section[],
): LearntJobs | null {
  if (sure_of_others < SURE) return null
  const entries = entriesOf(lines, judged)
  if (entries.length === 0) return null
  const rest = sections.flatMap((section) => restOf(section, judged))
  return { sections: rest.filter(({ lines }) => lines.length > 0), entries }
}

/** Where a line goes that is none of the jobs among which the rules saw it. */
const SECTION_OF: Readonly<Record<string, Section['kind']>> = {
  S: 'education',
  C: 'courses',
  L: 'languages',
  K: 'skills',
}

function restOf(section: Section, judged: ReadonlyMap<number, JudgedLine>): Section[] {
  const of = (line: Line) => judged.get(line.row ?? -1)
  const lines = section.lines.filter((line) => of(line)?.kind === 'X')
  if (section.kind !== 'experience') return [{ ...section, lines }]
  const sorted = new Sorted()
  // What stands under «Prácticas» was done there, also where its house is a school.
  for (const line of lines)
    sorted.add(line.placement ? 'experience' : (SECTION_OF[of(line)?.letter ?? ''] ?? 'other'), line)
  return sorted.all()
}

/** Each line that begins a job, with those of its head and what is told below. */
function entriesOf(lines: readonly Line[], judged: ReadonlyMap<number, JudgedLine>): Entry[] {
  const entries: { head: Line[]; body: Line[] }[] = []
  for (const line of lines) {
    const kind = judged.get(line.row ?? -1)?.kind
    if (isDuration(line.text)) continue
    const entry = entries.at(-1)
    if (kind === 'J' || (kind === 'j' && !entry)) entries.push({ head: [line], body: [] })
    else if (kind === 'j' && entry?.body.length === 0) entry.head.push(line)
    else if ((kind === 'T' || kind === 'j') && entry) entry.body.push(line)
  }
  return entries.flatMap(withToldApart)
}

/** «Revisora en Sol (2016-2020). Docente en Mar (2008-2011).» is two jobs in one line. */
function withToldApart({ head, body }: { head: Line[]; body: Line[] }): Entry[] {
  const cut = toldApart(head)
  const parts: { head: Line[]; told: Line[] }[] = [{ head: [], told: [] }]
  for (const [at, line] of cut.entries()) {
    const again = at > 0 && cut[at - 1]?.row === line.row
    if (again && isJob(line.text)) parts.push({ head: [line], told: [] })
    else if (again) parts.at(-1)?.told.push(line)
    else parts.at(-1)?.head.push(line)
  }
  return parts.map((part, at) => ({
    head: part.head,
    body: [...part.told, ...(at === parts.length - 1 ? body : [])],
    dated: dated(part.head),
    span: spanInside(part.head),
  }))
}

const dated = (lines: readonly Line[]): number => lines.findIndex((line) => spanInside([line])?.is_range)
