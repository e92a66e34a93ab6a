import type { CvLineKind, CvSpanKind } from '#server/features/language/model/labels.ts'
import type { ReadLine } from './said.ts'

/** Lines that tell of one kind of thing, one behind the other. */
export interface Block {
  lines: ReadLine[]
  /** Of a line that tells mostly of something else, what stands around its words is not theirs. */
  is_whole: boolean
}

/** Lines of a kind that stand together, and lines of other kinds in which something of it is said. */
export function blocksOf(lines: readonly ReadLine[], kind: CvLineKind, names: readonly CvSpanKind[]): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of lines) {
    if (line.kind === kind) {
      if (open) open.lines.push(line)
      else {
        open = { lines: [line], is_whole: true }
        blocks.push(open)
      }
    } else {
      open = undefined
      const says = line.kind !== 'told' && line.spans.some((span) => names.includes(span.kind))
      if (says) blocks.push({ lines: [onlyNamed(line, names)], is_whole: false })
    }
  }
  return blocks
}

/** Of a line of another kind only the words that name it are taken, and who gave it. */
function onlyNamed(line: ReadLine, names: readonly CvSpanKind[]): ReadLine {
  const at = line.spans.findIndex((span) => names.includes(span.kind))
  return { ...line, spans: line.spans.slice(at).filter(({ kind }) => names.includes(kind) || BESIDE.has(kind)) }
}

const BESIDE: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['issuer', 'number'])
