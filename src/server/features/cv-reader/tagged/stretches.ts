import type { CvLineKind, CvSpanKind } from '#server/features/language/model/labels.ts'
import type { Line } from '../lines/line.ts'
import { placeOf } from '../parse/names/places.ts'
import { type ReadLine, saidIn } from './said.ts'

/** The lines of one stretch of work: heads, and what is told below them. */
export interface Stretch {
  heads: ReadLine[]
  told: Line[]
}

/** Heads and what is told below them; a job that one line tells of is a stretch of its own. */
export function stretchesOf(lines: readonly ReadLine[]): Stretch[] {
  const stretches: Stretch[] = []
  let open: Stretch | undefined
  const add = (line: ReadLine, goes_on: boolean) => {
    if (open && goes_on) {
      open.heads.push(line)
      return
    }
    open = { heads: [line], told: [] }
    stretches.push(open)
  }
  let below_heading = false
  for (const line of lines) {
    const { kind } = line
    const rest = open !== undefined && open.told.length === 0 && isRestOfHead(open, line)
    if (open && kind === 'job' && (isTask(line, open) || !saysOfHead(line))) open.told.push(line.line)
    else if (kind === 'job' || isJobBeside(line)) add(line, rest && !below_heading)
    else if (kind === 'job_head' && saysOfHead(line)) add(line, rest || (open?.told.length === 0 && !below_heading))
    else if (kind === 'job_head' && open?.told.length === 0) open.heads.push(line)
    else if (kind === 'told' && open?.told.length === 0 && bringsName(open, line)) open.heads.push(line)
    else if (kind === 'told' || kind === 'job_head') open?.told.push(line.line)
    // In a form each field has a heading of its own.
    else if (kind !== 'other' && kind !== 'heading') open = undefined
    below_heading = kind === 'heading'
  }
  return stretches
}

/** «• Tutora de internas», below a head that is none of a list: what somebody was, besides. */
const isTask = ({ line, spans }: ReadLine, { heads }: Stretch): boolean =>
  line.bullet &&
  !heads.some((head) => head.line.bullet) &&
  spans.every(({ kind }) => kind !== 'employer' && kind !== 'dates')

const saysOfHead = ({ spans }: ReadLine): boolean => spans.some(({ kind }) => OF_HEADS.includes(kind))

const NAMES: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['position', 'employer'])
const IN_JOBS: ReadonlySet<CvLineKind> = new Set<CvLineKind>(['job', 'job_head', 'told', 'heading', 'contact'])
const namesIn = (line: ReadLine): Set<CvSpanKind> => new Set(saidIn(line, NAMES).map(({ kind }) => kind))
/** A line of another kind that names a post and a house, as one of two columns. */
const isJobBeside = (line: ReadLine): boolean => !IN_JOBS.has(line.kind) && namesIn(line).size === NAMES.size

const OF_HEADS: readonly CvSpanKind[] = ['position', 'employer', 'dates']

/** «MediaMarkt, Puerto Venecia. Vendía…», below «2022 – 2024 Dependiente»: what is told begins with the name that is missing. */
function bringsName({ heads }: Stretch, { line, spans: [opening] }: ReadLine): boolean {
  if (!opening || opening.start > 0) return false
  const known = new Set(heads.flatMap(({ spans }) => spans.map(({ kind }) => kind)))
  const is_house =
    opening.kind === 'employer' || (opening.kind === 'place' && placeOf(line.text.slice(0, opening.end)) === null)
  return (is_house && !known.has('employer')) || (opening.kind === 'position' && !known.has('position'))
}

/** «Camarera, 2019» over «Bar Sol»: what the first line lacks the second brings, and no second time. */
function isRestOfHead({ heads }: Stretch, line: ReadLine): boolean {
  const known = new Set(heads.flatMap(({ spans }) => spans.map(({ kind }) => kind)))
  const brought = new Set(line.spans.map(({ kind }) => kind))
  const fresh = OF_HEADS.every((kind) => !known.has(kind) || !brought.has(kind))
  const only_time = !brought.has('position') && !brought.has('employer')
  return fresh && (only_time || !known.has('position') || !known.has('employer')) && line.line.gap < 1
}
