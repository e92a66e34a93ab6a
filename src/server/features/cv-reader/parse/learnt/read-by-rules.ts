import type { Line } from '../../lines/line.ts'
import { jobEntries, labelledJobs } from '../jobs/experience.ts'
import type { Section } from '../sections/sections.ts'

interface RuledLine {
  line: Line
  /** A section, or a part of a job. */
  role: string
}

/** What the rules take each line for, or each part of one. */
export function ruledLines(sections: readonly Section[]): RuledLine[] {
  return sections.flatMap(({ kind, lines }) => {
    const entries = kind === 'experience' && labelledJobs(lines) === null ? jobEntries(lines) : null
    const parts = (entries ?? []).flatMap(({ head, body }) => [
      ...as(head.slice(0, 1), 'job'),
      ...as(head.slice(1), 'head'),
      ...as(body, 'told'),
    ])
    return [...parts, ...as(lines, kind)]
  })
}

const as = (lines: readonly Line[], role: string): RuledLine[] => lines.map((line) => ({ line, role }))

/** The same by the numbers of lines. */
export function readByRules(sections: readonly Section[]): Map<number, string> {
  const roles = new Map<number, string>()
  for (const { line, role } of ruledLines(sections))
    if (line.row !== undefined && !roles.has(line.row)) roles.set(line.row, role)
  return roles
}
