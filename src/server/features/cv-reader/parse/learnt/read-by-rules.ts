import type { Line } from '../../lines/line.ts'
import { jobEntries, labelledJobs } from '../jobs/experience.ts'
import type { Section } from '../sections/sections.ts'

/** What the rules take each line for, by its number: a section, or a part of a job. */
export function readByRules(sections: readonly Section[]): Map<number, string> {
  const roles = new Map<number, string>()
  const take = (lines: readonly Line[], role: string) => {
    for (const { row } of lines) if (row !== undefined && !roles.has(row)) roles.set(row, role)
  }
  for (const { kind, lines } of sections) {
    const entries = kind === 'experience' && labelledJobs(lines) === null ? jobEntries(lines) : null
    for (const { head, body } of entries ?? []) {
      take(head.slice(0, 1), 'job')
      take(head.slice(1), 'head')
      take(body, 'told')
    }
    take(lines, kind)
  }
  return roles
}
