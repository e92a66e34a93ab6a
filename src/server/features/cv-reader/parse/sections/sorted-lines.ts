import type { Line } from '../../lines/line.ts'
import type { Section } from './sections.ts'

/** Lines by kind, each kind once, in the order in which they come up. */
export class Sorted {
  private readonly sections: Section[] = []

  /** What the line before was taken for. */
  last: Section['kind'] | null = null

  add(kind: Section['kind'], line: Line): void {
    this.last = kind
    const known = this.sections.find((section) => section.kind === kind)
    if (known) known.lines.push(line)
    else this.sections.push({ kind, lines: [line] })
  }

  all(): Section[] {
    return this.sections
  }
}
