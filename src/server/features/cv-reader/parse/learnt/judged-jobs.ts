import type { Flow, Line } from '../../lines/line.ts'
import { isBelowHead } from '../entries/told-apart.ts'
import { labelledJobs } from '../jobs/experience.ts'
import { positionsApart } from '../jobs/grouped-positions.ts'
import type { Section } from '../sections/sections.ts'
import { type JudgedLine, judgedLines, type LineKind } from './line-kinds.ts'
import { readByRules } from './read-by-rules.ts'

export interface JudgedJobs {
  lines: readonly Line[]
  /** By the number of the line. */
  judged: ReadonlyMap<number, JudgedLine>
  /** How sure the model is, on average, of the lines in which it sees something else than the rules; 0 where there are none. */
  sure_of_others: number
}

/** What the rules call the parts of a job. */
const RULE_KIND: Readonly<Record<string, LineKind>> = { job: 'J', head: 'j', told: 'T' }

/** With fewer lines there is nothing around them to judge by. */
const WHOLE_CV = 8
/** Nobody's CV has more. */
const MOST_LINES = 500

/**
 * What whole CVs have taught of the lines of a typed text; null where columns, labels («Puesto: …»), tables, totals over
 * several positions or told sentences say more than lines do.
 */
export function judgedJobs(flows: readonly Flow[], sections: readonly Section[]): JudgedJobs | null {
  const [lines = [], ...columns] = flows
  if (columns.length > 0 || lines.length < WHOLE_CV || lines.length > MOST_LINES) return null
  if (lines.some(({ row }) => row === undefined) || sections.some(isReadOtherwise)) return null
  const ruled = readByRules(sections)
  const judged = new Map(toldBelow(lines, judgedLines(lines, ruled)).map((one, at) => [lines[at]?.row ?? -1, one]))
  const others = [...judged].filter(([row, { kind }]) => kind !== (RULE_KIND[ruled.get(row) ?? ''] ?? 'X'))
  const sure = others.reduce((sum, [, one]) => sum + one.sure, 0)
  return { lines, judged, sure_of_others: others.length === 0 ? 0 : sure / others.length }
}

const HEADS: ReadonlySet<LineKind> = new Set<LineKind>(['J', 'j'])

/** «… Desde 2023 hacemos un rosado.»: a paragraph right below the time of a job tells of it, whatever times it names. */
const toldBelow = (lines: readonly Line[], judged: readonly JudgedLine[]): JudgedLine[] =>
  judged.map((one, at) => {
    const [above, line] = [lines[at - 1], lines[at]]
    const below = line !== undefined && HEADS.has(judged[at - 1]?.kind ?? 'X') && isBelowHead(above, line)
    return below ? { ...one, kind: 'T' } : one
  })

const isReadOtherwise = ({ kind, lines }: Section): boolean =>
  kind === 'prose' || (kind === 'experience' && (labelledJobs(lines) !== null || areGrouped(lines)))

const areGrouped = (lines: readonly Line[]): boolean =>
  positionsApart(lines).some(({ text }, at) => text !== lines[at]?.text)
