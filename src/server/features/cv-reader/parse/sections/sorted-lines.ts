import type { Line } from '../../lines/line.ts'
import type { Section } from './sections.ts'

/** Lines by kind, each kind once, in the order in which they come up. */
export class Sorted {
  private readonly sections: Section[] = []

  add(kind: Section['kind'], line: Line): void {
    const known = this.sections.find((section) => section.kind === kind)
    if (known) known.lines.push(line)
    else this.sections.push({ kind, lines: [line] })
  }

  all(): Section[] {
    return this.sections
  }
}
