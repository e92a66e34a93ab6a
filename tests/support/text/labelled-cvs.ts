import { readFileSync } from 'node:fs'
import type { Line } from '#server/features/cv-reader/lines/line.ts'
import { lineMarks } from '#server/features/cv-reader/parse/learnt/line-marks.ts'
import { readByRules } from '#server/features/cv-reader/parse/learnt/read-by-rules.ts'
import { settleLines } from '#server/features/cv-reader/parse/sections/loose-lines.ts'
import { toSections } from '#server/features/cv-reader/parse/sections/sections.ts'
import { readText } from '#server/features/cv-reader/text-lines.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'

/** A job as the marks of a labelled CV name it. */
interface NamedJob {
  position: string
  employer: string
}

export interface LabelledCv {
  id: string
  /** As somebody pasted it. */
  text: string
  jobs: NamedJob[]
  /** Each flow of lines as the reader cuts it, with the letter of each line. */
  flows: LabelledLine[][]
}

interface LabelledLine {
  line: Line
  letter: string
}

/** The name of a position or of an employer, as the CV writes it. */
interface Name {
  kind: 'p' | 'e'
  text: string
}

interface Row {
  letter: string
  text: string
  names: Name[]
}

const ROW = /^([A-Za-z])\|(.*)$/
const NAME = /\{([pe]):([^{}]*)\}/g

/** The CVs of a file of training/cvs. */
export function labelledCvs(path: string): LabelledCv[] {
  const parts = readFileSync(path, 'utf8')
    .split(/^=== */m)
    .slice(1)
  return parts.map((part) => {
    const [id = '', ...lines] = part.replace(/\n$/, '').split('\n')
    const rows = lines.map(toRow)
    const text = rows.map((row) => row.text).join('\n')
    return { id, text, jobs: jobsIn(rows), flows: withLetters(readText(text).flows, rows) }
  })
}

function toRow(line: string): Row {
  const [, letter = '', marked = line] = ROW.exec(line) ?? []
  const names = [...marked.matchAll(NAME)].map(
    ([, kind, text = '']) => ({ kind: kind === 'p' ? 'p' : 'e', text }) as const,
  )
  return { letter, text: marked.replace(NAME, '$2'), names }
}

/** A line that begins a job, or a second position, or a second employer behind both names, is another one. */
function jobsIn(rows: readonly Row[]): NamedJob[] {
  const jobs: NamedJob[] = []
  for (const { letter, names } of rows) {
    if (letter === 'J') jobs.push({ position: '', employer: '' })
    for (const { kind, text } of names) {
      const field = kind === 'p' ? 'position' : 'employer'
      let job = jobs.at(-1)
      if (job?.[field] !== '') {
        job = { position: '', employer: '' }
        jobs.push(job)
      }
      job[field] = text
    }
  }
  return jobs.filter(({ position, employer }) => position !== '' || employer !== '')
}

const bare = (text: string): string => flatten(text).replace(/[^a-z0-9]+/g, '')

/** The reader cuts rows at cells and joins broken ones: each line takes the letter of the row that its words are from. */
function withLetters(flows: readonly (readonly Line[])[], rows: readonly Row[]): LabelledCv['flows'] {
  const known = rows.map((row) => ({ ...row, text: bare(row.text) })).filter(({ text }) => text !== '')
  return flows.map((flow) => {
    let from = 0
    return flow.map((line) => {
      const text = bare(line.text)
      const is = (row: { text: string }) =>
        row.text.includes(text) || (row.text.length > 3 && text.startsWith(row.text))
      let at = known.findIndex((row, index) => index >= from && is(row))
      if (at < 0) at = known.findIndex(is)
      if (at >= 0) from = at
      return { line, letter: known[at]?.letter ?? 'O' }
    })
  })
}

/** In the order of the weights; what somebody tells of himself counts as the rest. */
export const LINE_LETTERS = ['J', 'j', 'T', 'H', 'S', 'C', 'L', 'K', 'D', 'O']

/** Every line of a CV with its marks and its letter, flow by flow. */
export function lineRows({ flows }: LabelledCv): { marks: string[][]; kinds: number[] }[] {
  const lines = flows.map((flow) => flow.map(({ line }) => line))
  const ruled = readByRules(settleLines(toSections(lines)))
  return flows.map((flow, at) => ({
    marks: lineMarks(lines[at] ?? [], ruled),
    kinds: flow.map(({ letter }) => LINE_LETTERS.indexOf(letter === 'P' ? 'O' : letter)),
  }))
}
